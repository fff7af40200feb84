import { describe, expect, test } from 'vitest'
import { clearPersonalData } from './cookies.server'
import { createSignInHeaders } from './sign-in.server'
import { Signer } from './signer.server'

const signer = new Signer('a secret of the test')
const NINO = { userId: 7, token: 'token-of-nino' }
const LEVAN = { userId: 8, token: 'token-of-levan' }
/** Every cookie that says something of a person; the session's is set anew, and a guest's favourites become the account's. */
const GUEST_DATA = [
  'just-hidden',
  'sent',
  'searches',
  'reports',
  'phones',
  'estimate',
  'drafts',
  'sent-forms',
  'unsent',
  'emails',
  'statement-drafts',
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

describe('what a guest has begun', () => {
  const ninosAccount = signIn(NINO, true).values.get('__Host-account')

  test.each([undefined, ninosAccount])(
    'stays on the way through the login site when the last account was %s',
    (last) => {
      const { cleared, hasClearedStorage, values } = signIn(NINO, true, last)
      expect([cleared, hasClearedStorage]).toEqual([[], false])
      expect(values.get('__Host-token')).toBe(NINO.token)
    },
  )

  test('is removed when another account than the last one of this browser signs in', () => {
    const { cleared, hasClearedStorage, values } = signIn(LEVAN, true, ninosAccount)
    expect([cleared, hasClearedStorage]).toEqual([GUEST_DATA, true])
    expect(values.get('__Host-token')).toBe(LEVAN.token)
  })

  test.each([undefined, ninosAccount])(
    'is removed by a sign-in outside of a journey when the last account was %s',
    (last) => {
      const { cleared, hasClearedStorage, values } = signIn(NINO, false, last)
      expect([cleared, hasClearedStorage]).toEqual([GUEST_DATA, true])
      expect(values.get('__Host-token')).toBe(NINO.token)
    },
  )

  test('is removed by signing out, with favourites and session', () => {
    const cookies = clearPersonalData().flatMap(([name, value]) => (name === 'Set-Cookie' ? [value] : []))
    expect(cookies.every((line) => line.includes('Max-Age=0'))).toBe(true)
    const names = cookies.map((line) => line.slice('__Host-'.length, line.indexOf('=')))
    expect(names.toSorted()).toEqual([...GUEST_DATA, 'token', 'pending-sign-in', 'kept'].toSorted())
  })
})

test('the cookie of the last account does not tell which one', () => {
  const [nino, levan] = [signIn(NINO, true), signIn(LEVAN, true)].map(({ values }) =>
    values.get('__Host-account'),
  )
  expect(nino).not.toBe(levan)
  expect(nino).toMatch(/^[\w-]{32}$/)
})
