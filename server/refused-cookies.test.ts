import { IncomingMessage, type ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { clearCookie, readCookie, readOwnCookies, setCookie } from '~/session/cookies.server'
import { setFlash } from '~/session/flash.server'
import { Signer } from '~/session/signer.server'
import { addOutcome, hasNoCookies, OUTCOME_PARAM, showsOutcome, withRefusedCookies } from './refused-cookies'

const signer = new Signer('secret')
const VISITOR = 'a-network'

interface Visit {
  cookie?: string
  referer?: string
  visitorId?: string
}

/** Returns a request as the site sees it. */
function receive(method: string, url: string, { cookie, referer, visitorId = VISITOR }: Visit = {}) {
  const request = new IncomingMessage(new Socket())
  Object.assign(request, { method, url })
  request.headers = { host: 'ezo.test', ...(cookie && { cookie }), ...(referer && { referer }) }
  withRefusedCookies(() => {}, { signer, getVisitorId: () => visitorId })(request, {} as ServerResponse)
  return request
}

const send = (lines: string[], visit?: Visit, location = '/en/page?a=b#card-1') =>
  addOutcome(location, lines, { request: receive('POST', '/do/it', visit), signer, visitorId: VISITOR })

const withoutHash = (location: string) => location.split('#')[0] ?? ''

afterEach(() => vi.useRealTimers())

test('a browser without cookies gets the outcome of a form in the URL, which the page reads as cookies', () => {
  const location = send([setCookie('sentForm', 'contact'), setCookie('revealedPhones', 'a~b')])
  expect(location).toMatch(new RegExp(`^/en/page\\?a=b&${OUTCOME_PARAM}=[\\w-]+#card-1$`))
  const page = receive('GET', withoutHash(location))
  expect(page.url).toBe('/en/page?a=b')
  expect(readCookie(page.headers.cookie, 'sentForm')).toBe('contact')
  expect(readCookie(page.headers.cookie, 'revealedPhones')).toBe('a~b')
  // The page cache never serves requests with this cookie.
  expect(readCookie(page.headers.cookie, 'flash')).toBe('cookies_refused')
  expect([hasNoCookies(page), showsOutcome(page)]).toEqual([true, true])
})

test('a form with an invalid Referer has no outcome, however often it is sent', () => {
  for (let times = 0; times < 20_000; times++)
    expect(showsOutcome(receive('POST', '/do/it', { referer: 'https://Ü¨' }))).toBe(false)
})

test('if the browser sent one of our cookies, the redirect stays unchanged and an outcome in the URL is ignored', () => {
  const lines = [setCookie('sentForm', 'contact')]
  const cookie = '__Host-locale=en'
  expect(send(lines, { cookie })).toBe('/en/page?a=b#card-1')
  const page = receive('GET', withoutHash(send(lines)), { cookie })
  expect(page.url).toBe('/en/page?a=b')
  expect(page.headers.cookie).toBe(cookie)
  expect([hasNoCookies(page), showsOutcome(page)]).toEqual([false, false])
})

test('an outcome is shown only to the same network, for ten minutes', () => {
  const location = withoutHash(send([setCookie('sentForm', 'contact')]))
  expect(receive('GET', location, { visitorId: 'another-network' }).headers.cookie).toBeUndefined()
  expect(receive('GET', `/en/page?${OUTCOME_PARAM}=forged`).headers.cookie).toBeUndefined()
  vi.useFakeTimers({ now: Date.now() + 11 * 60_000, toFake: ['Date'] })
  expect(receive('GET', location).headers.cookie).toBeUndefined()
})

test('a session, an account and long-lived lists are never put into a URL', () => {
  const secrets = ['token', 'pendingSignIn', 'signInState', 'lastAccount', 'device', 'guestLists'] as const
  expect(send(secrets.map((name) => setCookie(name, 'secret')))).toBe('/en/page?a=b#card-1')
  const page = receive('GET', withoutHash(send([setCookie('token', 'secret'), setFlash('signed_in')])))
  expect([...readOwnCookies(page.headers.cookie).keys()]).toEqual(['flash'])
})

test('a browser without cookies keeps the draft of a form for the next form of the page until it is cleared', () => {
  const first = `https://ezo.test${send([setCookie('formDrafts', 'a-draft')])}`
  const second = receive('POST', '/en/page', { referer: first })
  expect(readCookie(second.headers.cookie, 'formDrafts')).toBe('a-draft')
  const location = addOutcome('/en/done', [clearCookie('formDrafts'), setCookie('sentForm', 'contact')], {
    request: second,
    signer,
    visitorId: VISITOR,
  })
  const page = receive('GET', location)
  expect(readCookie(page.headers.cookie, 'formDrafts')).toBeUndefined()
  expect(readCookie(page.headers.cookie, 'sentForm')).toBe('contact')
  const foreign = receive('POST', '/en/page', { referer: first.replace('ezo.test', 'evil.test') })
  expect(foreign.headers.cookie).toBeUndefined()
})

test('an outcome too long for a URL drops the least important cookies and never leads to another site', () => {
  const noise = Array.from({ length: 4_000 }, () => Math.random().toString(36).slice(2, 3)).join('')
  const page = receive(
    'GET',
    withoutHash(send([setCookie('sentForms', noise), setCookie('sentForm', 'contact')])),
  )
  expect(readCookie(page.headers.cookie, 'sentForm')).toBe('contact')
  expect(readCookie(page.headers.cookie, 'sentForms')).toBeUndefined()
  for (const location of ['https://bank.test/pay', '//bank.test', '/\\bank.test'])
    expect(send([setCookie('sentForm', 'contact')], {}, location)).toBe(location)
})
