import { describe, expect, test } from 'vitest'
import { clearPersonalData } from './cookies.server'
import { createSignInHeaders } from './sign-in.server'
import { Signer } from './signer.server'

const signer = new Signer('a secret of the test')
const NINO = { userId: 7, token: 'token-of-nino' }
const LEVAN = { userId: 8, token: 'token-of-levan' }
/**
 * All cookies with personal data, except the session's, which is set anew, and a guest's favourites, which
 * move to the account.
 */
const GUEST_DATA = [
  'just-hidden',
  'sent',
  'searches',
  'reports',
  'phones',
  'purse',
  'estimate',
  'drafts',
  'sent-forms',
  'unsent',
  'emails',
  'statement-drafts',
  'conversations',
  'viewings',
  'comparisons',
  'invitation',
  'reset',
  'top-up',
  'data-layer',
]

function signIn(person: typeof NINO, isJourney: boolean, last = '') {
  const cookieHeader = last && `__Host-account=${last}`
  const headers = new Headers(createSignInHeaders({ ...person, cookieHeader, isJourney }, signer))
  const values = new Map(headers.getSetCookie().map((line) => line.split(/[=;]/, 2) as [string, string]))
  return {
    cleared: GUEST_DATA.filter((name) => values.get(`__Host-${name}`) === ''),
    hasClearedStorage: headers.get('clear-site-data') === '"cache", "storage"',
    values,
  }
}

describe("a guest's personal data", () => {
  const ninosAccount = signIn(NINO, true).values.get('__Host-account')

  test.each([undefined, ninosAccount])(
    "a guest's data survives the login site when the last account was %s",
    (last) => {
      const { cleared, hasClearedStorage, values } = signIn(NINO, true, last)
      expect([cleared, hasClearedStorage]).toEqual([[], false])
      expect(values.get('__Host-token')).toBe(NINO.token)
    },
  )

  test("a guest's data is removed when another account than the browser's last one signs in", () => {
    const { cleared, hasClearedStorage, values } = signIn(LEVAN, true, ninosAccount)
    expect([cleared, hasClearedStorage]).toEqual([GUEST_DATA, true])
    expect(values.get('__Host-token')).toBe(LEVAN.token)
  })

  test.each([undefined, ninosAccount])(
    "a guest's data is removed by a direct sign-in when the last account was %s",
    (last) => {
      const { cleared, hasClearedStorage, values } = signIn(NINO, false, last)
      expect([cleared, hasClearedStorage]).toEqual([GUEST_DATA, true])
      expect(values.get('__Host-token')).toBe(NINO.token)
    },
  )

  test("a guest's data is removed by signing out, with favourites and session", () => {
    const cookies = clearPersonalData().flatMap(([name, value]) => (name === 'Set-Cookie' ? [value] : []))
    expect(cookies.every((line) => line.includes('Max-Age=0'))).toBe(true)
    const names = cookies.map((line) => line.slice('__Host-'.length, line.indexOf('=')))
    expect(names.toSorted()).toEqual([...GUEST_DATA, 'token', 'pending-sign-in', 'kept'].toSorted())
  })
})

test('the cookie of the last account does not reveal the account', () => {
  const [nino, levan] = [signIn(NINO, true), signIn(LEVAN, true)].map(({ values }) =>
    values.get('__Host-account'),
  )
  expect(nino).not.toBe(levan)
  expect(nino).toMatch(/^[\w-]{32}$/)
})
