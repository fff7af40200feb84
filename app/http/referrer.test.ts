import { expect, test } from 'vitest'
import { parseReferrer } from './referrer'

const ORIGIN = 'http://ezo.test:3000'

test.each([
  ['http://ezo.test:3000/en/s?q=x', '/en/s?q=x'],
  ['HTTP://EZO.TEST:3000/en/s', '/en/s'],
  ['http:\\\\ezo.test:3000\\en/s', '/en/s'],
  ['http:/ezo.test:3000/en/s', '/en/s'],
  ['http://ezo.te\tst:3000/en/s', '/en/s'],
  [' http://ezo.test:3000/en/s#part ', '/en/s'],
  ['http://ezo.test:3000/en/s?q=x&access_token=y&call_request=1', '/en/s?q=x'],
])('the referrer %j is our page %s', (referrer, path) => {
  expect(parseReferrer(referrer, ORIGIN)).toBe(path)
})

test.each([
  null,
  '',
  '/en/s',
  'en/s',
  '//ezo.test:3000/en/s',
  'http:/en/s?q=x',
  'http:en/s',
  'http:///en/s',
  'http://here.invalid/en/s',
  'https://ezo.test:3000/en/s',
  'http://ezo.test/en/s',
  'http://ezo.test.:3000/en/s',
  'http://user@ezo.test:3000/en/s',
  'http://ezo.test:3000@evil.test/en/s',
  'http://еzo.test:3000/en/s',
  'http://ezo.test:3000//evil.test/',
  'http://ezo.test:3000/do/favorite',
  'blob:http://ezo.test:3000/en/s',
  'javascript:alert(1)',
])('the referrer %j is not one of our pages', (referrer) => {
  expect(parseReferrer(referrer, ORIGIN)).toBeUndefined()
})
