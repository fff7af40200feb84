import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFullRun } from '~tests/full-run'
import { PageCaching } from './page-caching'
import { hasPersonalSource, PersonalHeaders } from './personal-headers'

const ORIGIN = 'http://ezo.test'

function openPage(headers: { cookie?: string; referer?: string }) {
  const caching = new PageCaching()
  return { caching, personalHeaders: new PersonalHeaders(headers, ORIGIN, caching) }
}

test('a page that reads a personal header is cached only for visitors without it', () => {
  const { caching, personalHeaders } = openPage({ cookie: '__Host-phones=1' })
  expect(hasPersonalSource(caching, { cookie: '__Host-phones=1' }, ORIGIN)).toBe(false)
  expect(personalHeaders.getCookieHeader('revealedPhones')).toBe('__Host-phones=1')
  expect(hasPersonalSource(caching, { cookie: '__Host-phones=1' }, ORIGIN)).toBe(true)
  expect(hasPersonalSource(caching, { cookie: '__Host-phones=; x=1' }, ORIGIN)).toBe(false)
  expect(hasPersonalSource(caching, { cookie: '__Host-searches=1' }, ORIGIN)).toBe(false)
})

test.each([
  ['ru', undefined, 'ru'],
  ['ka', undefined, undefined],
  ['de', undefined, undefined],
  ['ru', 'http://other.test/', 'ru'],
  // The visitor has just chosen Georgian.
  ['ru', 'http://ezo.test/ru', undefined],
])('after pages in %s, a visitor from %s is offered the language %s', (locale, referer, offered) => {
  const headers = { cookie: `__Host-locale=${locale}`, ...(referer && { referer }) }
  const { caching, personalHeaders } = openPage(headers)
  expect(personalHeaders.formerLanguage).toBe(offered)
  expect(hasPersonalSource(caching, headers, ORIGIN)).toBe(offered !== undefined)
})

const PIECES =
  'http HTTP https : / // \\ ezo.test EZO.TEST here.invalid @ . :80 en/s ?q=x # %2F access_token=y ა xn--ezo'
    .split(' ')
    .concat('\t', '\n', ' ')

const referrers = fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((pieces) => pieces.join(''))
const likelyReferrers = fc
  .tuple(
    fc.constantFrom('http:', 'HTTP:', ' http:', 'ht\ttp:', ''),
    fc.constantFrom('//', '/', '\\\\', '', '///'),
    fc.constantFrom('ezo.test', 'EZO.test', 'user@ezo.test', 'ezo.test.', 'ezo.test:80', 'ezo.test:', ''),
    fc.constantFrom('/en/s?q=x', '/en/s', '\\en\\s', '?x', ''),
  )
  .map((pieces) => pieces.join(''))

test('a page shows nothing of a referrer that the page cache ignores', () => {
  let ours = 0
  fc.assert(
    fc.property(fc.oneof(referrers, likelyReferrers), (referer) => {
      const { caching, personalHeaders } = openPage({ referer })
      const isShown = personalHeaders.referringPath !== undefined
      expect(hasPersonalSource(caching, { referer }, ORIGIN)).toBe(isShown)
      if (!isShown) return
      ours += 1
      expect(new URL(referer).origin).toBe(ORIGIN)
    }),
    { numRuns: isFullRun ? 100_000 : 1_000 },
  )
  expect(ours).toBeGreaterThan(10)
})
