import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { cookieFacts } from '~/session/cookies.server'
import { readSharedFacts } from './cache-key'

const GUEST = { host: 'ezo.test', 'accept-encoding': 'br' }

function keyOf(headers: Record<string, string> = {}, method = 'GET') {
  return readSharedFacts({ method, headers: { ...GUEST, ...headers } } as unknown as IncomingMessage)
}
const withCookie = (name: string, value = '1') => keyOf({ cookie: `${name}=${value}` })
const namesOf = (...cookies: string[]) =>
  cookieFacts.filter(({ cookie }) => cookies.includes(cookie)).map(({ name }) => name)

describe('a page kept for guests', () => {
  const SHARED = namesOf('light', 'currency', 'cardPayments', 'closedBanners')
  const IGNORED = namesOf('locale', 'recentSearches', 'revealedPhones', 'searchReports')

  test('is for nobody with any other cookie of ours, whatever it is for', () => {
    const others = cookieFacts.filter(({ name }) => ![...SHARED, ...IGNORED].includes(name))
    expect(others.length).toBeGreaterThan(10)
    for (const { name } of others) expect(withCookie(name), name).toBeUndefined()
  })

  test('is one for each choice that a page shows', () => {
    for (const name of SHARED) {
      expect(withCookie(name), name).toBeDefined()
      expect(new Set([keyOf(), withCookie(name, '0'), withCookie(name, '1')]).size, name).toBe(3)
    }
    for (const name of [...IGNORED, '_of_another_program']) expect(withCookie(name), name).toBe(keyOf())
  })

  test.each<Record<string, string>>([
    { host: 'evil.test' },
    { 'x-forwarded-proto': 'https' },
    { 'save-data': 'on' },
    { dnt: '1' },
    { 'sec-gpc': '1' },
    { 'accept-encoding': 'gzip' },
  ])('is another one with %j', (headers) => {
    expect(keyOf(headers)).not.toBe(keyOf())
  })

  test('is of no form', () => {
    for (const method of ['POST', 'HEAD']) expect(keyOf({}, method)).toBeUndefined()
  })
})
