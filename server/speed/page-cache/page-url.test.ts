import { expect, test } from 'vitest'
import { parsePageUrl } from './page-url'

const READ = { page: new Set(['page']), layout: new Set(['login', 'page']) }
const parse = (url: string) => parsePageUrl(url, READ)

test.each([
  ['/en/blog?utm_source=x', '/en/blog?*', 'utm_source=x'],
  ['/en/blog?page=2&utm_source=x&n=1', '/en/blog?page=2&*', 'utm_source=x&n=1'],
  ['/en/blog?n=1&page=2', '/en/blog?*&page=2', 'n=1'],
  ['/?fbclid=Iw-AR.0_*&q=%E1%83%90', '/?*', 'fbclid=Iw-AR.0_*&q=%E1%83%90'],
])('the URL %s belongs to the page %s', (url, shape, foreign) => {
  expect(parse(url)).toMatchObject({ shape, foreign })
  expect(parse(url)?.withForeign(foreign)).toBe(url)
})

test.each([
  ['all parameters are read', '/en/blog?page=2'],
  ['it has no parameters', '/en/blog'],
  ['a dialog is open', '/en/blog?login=1&Continue=x'],
  ['the query is empty', '/en/blog?'],
  ['the page reads one between them', '/en/blog?a=1&page=2&b=1'],
  ['a name is read once it is decoded', '/en/blog?%70age=2'],
  ['links would write it otherwise', '/en/blog?a'],
  ['links would encode it otherwise', '/en/blog?a=%20'],
  ['a letter is encoded', '/en/blog?a=%41'],
  ['a sign may be HTML', '/en/blog?a="><script>'],
  ['an encoding is broken', '/en/blog?a=%E0%A4%A'],
  ['it is very long', `/en/blog?a=${'x'.repeat(2_000)}`],
])('a URL is a page of its own if %s', (_reason, url) => {
  expect(parse(url)).toBeUndefined()
})

test('a star typed by a visitor is not taken for foreign parameters', () => {
  expect(parse('/en/blog?*')).toBeUndefined()
})
