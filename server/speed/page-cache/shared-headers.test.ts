import type { IncomingMessage } from 'node:http'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseDevice } from '~/page/parse-device'
import { type CookieName, cookieFacts, readCookie, readOwnCookies } from '~/session/cookies.server'
import { isLightMode } from '~/session/visitor.server'
import { isFullRun } from '~tests/full-run'
import { readSharedHeaders } from './shared-headers'

const GUEST = { host: 'ezo.test', 'accept-encoding': 'br' }

function readShared(headers: Record<string, string> = {}, method = 'GET') {
  return readSharedHeaders({
    method,
    headers: { ...GUEST, ...headers },
    socket: {},
  } as unknown as IncomingMessage)
}
const keyOf = (headers?: Record<string, string>, method?: string) => readShared(headers, method)?.key
const withCookie = (name: string, value = '1') => keyOf({ cookie: `${name}=${value}` })
const namesOf = (...cookies: string[]) =>
  cookieFacts.filter(({ cookie }) => cookies.includes(cookie)).map(({ name }) => name)
const SHARED: CookieName[] = ['light', 'currency', 'cardPayments', 'closedBanners', 'mapSize']
const SHARED_NAMES = namesOf(...SHARED)
const IGNORED_NAMES = namesOf('locale', 'recentSearches', 'revealedPhones', 'searchReports')

describe('key of the page cache', () => {
  test('visitors with any other cookie of ours get no cached page', () => {
    const others = cookieFacts.filter(({ name }) => ![...SHARED_NAMES, ...IGNORED_NAMES].includes(name))
    expect(others.length).toBeGreaterThan(10)
    for (const { name } of others) expect(withCookie(name), name).toBeUndefined()
  })

  test('each choice that a page shows has its own page, and other cookies are ignored', () => {
    for (const name of SHARED_NAMES) {
      expect(withCookie(name), name).toBeDefined()
      expect(new Set([keyOf(), withCookie(name, '0'), withCookie(name, '1')]).size, name).toBe(3)
    }
    for (const name of [...IGNORED_NAMES, '_of_another_program']) expect(withCookie(name), name).toBe(keyOf())
  })

  test.each<Record<string, string>>([
    { host: 'evil.test' },
    { 'x-forwarded-proto': 'https' },
    { 'save-data': 'on' },
    { dnt: '1' },
    { 'sec-gpc': '1' },
    { 'accept-encoding': 'gzip' },
    { 'user-agent': 'Mozilla/5.0 (Linux; Android 14)' },
  ])('a request with %j has another page', (headers) => {
    expect(keyOf(headers)).not.toBe(keyOf())
  })

  test('all devices of a kind share one page', () => {
    expect(keyOf({ 'user-agent': 'Mozilla/5.0 (iPad; CPU OS 17_0)' })).toBe(keyOf({ 'user-agent': 'iphone' }))
    expect(keyOf({ 'user-agent': 'curl/8' })).toBe(keyOf())
  })

  test('forms and programs that authenticate themselves get no cached page', () => {
    expect(keyOf({}, 'POST')).toBeUndefined()
    expect(keyOf({ authorization: 'Bearer x' })).toBeUndefined()
  })
})

/** Pieces of headers that two readers may interpret differently. */
const cookiePairs = fc
  .tuple(
    fc.constantFrom(
      ...SHARED_NAMES,
      ...IGNORED_NAMES,
      '__host-light',
      '__Host-light ',
      '"__Host-light"',
      'x',
    ),
    fc.constantFrom('=', ' = ', '', '=='),
    fc.array(
      fc.constantFrom(
        '1',
        '0',
        'USD',
        '"',
        '%0A',
        '%3B',
        '%3D',
        '%',
        '%E1%83%90',
        '%FF',
        '=',
        ',',
        ' ',
        '\t',
        'ÿ',
      ),
      { maxLength: 4 },
    ),
  )
  .map(([name, sign, value]) => name + sign + value.join(''))
const cookieHeaders = fc
  .array(fc.oneof(cookiePairs, fc.constantFrom('__Host-currency=USD', '__Host-light=1')), { maxLength: 5 })
  .chain((pairs) => fc.constantFrom('; ', ';', ' ;', ', ').map((comma) => pairs.join(comma)))
const headers = fc.record({
  cookie: cookieHeaders,
  'user-agent': fc.constantFrom('', 'Android', 'iPhone', 'ANDROID iphone', 'x\tiPod', 'ios'),
  'save-data': fc.constantFrom('', 'on', 'ON', 'on, on', 'off', 'on;q=1'),
  referer: fc.constantFrom('', 'http://ezo.test/en/s', 'http:/en/s'),
  'accept-language': fc.constantFrom('en', 'ka'),
})

/** Returns everything that a loader can find out, with the readers that loaders use. */
function readAsLoader(source: Headers) {
  const cookie = source.get('cookie')
  return {
    cookies: SHARED.map((name) => readCookie(cookie, name)),
    light: isLightMode({ headers: source } as Request),
    device: parseDevice(source.get('user-agent')),
  }
}

describe('headers that a loader sees', () => {
  test('requests with the same key have the same headers, which mean what the visitor sent', () => {
    const seen = new Map<string, string>()
    fc.assert(
      fc.property(headers, (sent) => {
        const shared = readShared(sent)
        if (!shared) return
        const reduced = new Headers(shared.headers.map(([name, value]): [string, string] => [name, value]))
        const text = JSON.stringify(shared.headers)
        expect(seen.get(shared.key) ?? text).toBe(text)
        seen.set(shared.key, text)
        // `Headers` trims white space around a value, as the HTTP parser did for the shared headers.
        const own = new Headers(
          Object.entries(sent).map(([name, value]): [string, string] => [name, value.trim()]),
        )
        expect(readAsLoader(reduced)).toEqual(readAsLoader(own))
        for (const name of ['referer', 'accept-language']) expect(reduced.has(name)).toBe(false)
        for (const [cookie] of readOwnCookies(reduced.get('cookie'))) expect(SHARED).toContain(cookie)
      }),
      { numRuns: isFullRun ? 50_000 : 500 },
    )
    expect(seen.size).toBeGreaterThan(20)
  })

  test('one cookie with a line break and two cookies have different keys', () => {
    const one = keyOf({ cookie: '__Host-currency=x%0A__Host-light=1' })
    expect(one).not.toBe(keyOf({ cookie: '__Host-currency=x; __Host-light=1' }))
  })
})
