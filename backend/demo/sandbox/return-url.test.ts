import { expect, test } from 'vitest'
import { parseReturnUrl } from './return-url'

const OWN = 'https://ezo.test'

test.each([
  [undefined, 'https://ezo.test/'],
  ['', 'https://ezo.test/'],
  ['/s?page=2#card-1', 'https://ezo.test/s?page=2#card-1'],
  ['https://ezo.test/en/s?deal_types=1', 'https://ezo.test/en/s?deal_types=1'],
  ['https://ezo.test//evil.test', 'https://ezo.test//evil.test'],
])('the return URL %j is parsed as %s', (text, address) => {
  expect(parseReturnUrl(text, OWN)?.href).toBe(address)
})

test.each([
  'https://evil.test/',
  '//evil.test',
  '\\\\evil.test',
  '/\\evil.test',
  'https://ezo.test@evil.test/',
  'https://ezo.test.evil.test/',
  'http://ezo.test/',
  'https://ezo.test:8443/',
  'https://user@ezo.test/',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://',
])('the return URL %j is rejected', (text) => {
  expect(parseReturnUrl(text, OWN)).toBeUndefined()
})
