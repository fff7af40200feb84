import type { AppLoadContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import { guestFavoritesCookie } from '~/features/favorites/guest-favorites-cookie.server'
import { serializePurse } from '~/features/purse/purse-cookie.server'
import { addRecentQuery, formatRecentQueries } from '~/features/recent-searches/recent-queries'
import { type CookieName, cookieFacts, setCookie } from '~/session/cookies.server'
import { Signer } from '~/session/signer.server'
import { MAX_INLINE_LENGTH } from './stored-cookies'

/** Default limit of nginx for one header line, in bytes. */
const MAX_HEADER_BYTES = 8_192

const signer = new Signer('secret')
const ids = (first: number) => Array.from({ length: 100 }, (_, index) => first + index)
const query = (letter: string) => `q=${letter.repeat(380)}`
const recent = ['a', 'b', 'c', 'd', 'e'].map(query).reduce(addRecentQuery, [] as string[])
const lists = { favorites: ids(60_000_000), hidden: ids(50_000_000) }

const MAX_PURSE = { income: 999_999_999.99, savings: 999_999_999.99, debts: 999_999_999.99 }

/** Longest lines of the cookies that have no fixed length. */
const MAX_LINES: Partial<Record<CookieName, string>> = {
  guestLists: guestFavoritesCookie(lists, { signer } as AppLoadContext),
  recentSearches: setCookie('recentSearches', signer.sign('searches', formatRecentQueries(recent))),
  purse: serializePurse({ context: { signer } as AppLoadContext }, MAX_PURSE),
  dataLayer: setCookie('dataLayer', signer.sign('data layer', 'x'.repeat(1_500))),
}

/** Cookies that last for five minutes or exist only on a demo, without the others of their visitor. */
const APART: readonly CookieName[] = ['pendingSignIn', 'typedEmails', 'justHidden']

const MAX_SHORT_LENGTH = 90

const toPair = (line: string) => line.split(';')[0] ?? ''
const isLong = (cookie: CookieName) =>
  [
    'formDrafts',
    'interruptedForm',
    'sentForms',
    'estimate',
    'topUp',
    'revealedPhones',
    'statementDrafts',
  ].includes(cookie)

test('all cookies of a visitor at their longest fit into the header that proxies accept', () => {
  const header = cookieFacts
    .filter(({ cookie }) => !APART.includes(cookie))
    .map(({ cookie }) => {
      const value = 'x'.repeat(isLong(cookie) ? MAX_INLINE_LENGTH : MAX_SHORT_LENGTH)
      return toPair(MAX_LINES[cookie] ?? setCookie(cookie, value))
    })
    .join('; ')
  expect(header.length).toBeGreaterThan(6_000)
  expect(header.length).toBeLessThan(MAX_HEADER_BYTES)
})

test('the last searches that fit together are kept, newest first', () => {
  expect(recent).toEqual([query('e'), query('d')])
})
