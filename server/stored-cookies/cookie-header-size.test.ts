import { randomUUID } from 'node:crypto'
import type { AppLoadContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import { MAX_COMPARISONS_LENGTH, serializeComparisonKeys } from '~/features/comparison/comparison-keys.server'
import { MAX_CONVERSATIONS_LENGTH, serializeGuestKey } from '~/features/conversations/guest-keys.server'
import { guestFavoritesCookie } from '~/features/favorites/guest-favorites-cookie.server'
import { serializePurse } from '~/features/purse/purse-cookie.server'
import { addRecentQuery, formatRecentQueries } from '~/features/recent-searches/recent-queries'
import { MAX_DRAFTS_LENGTH, serializeDraftKey } from '~/features/statement-drafts/draft-keys.server'
import {
  addRevealedPhone,
  formatRevealedPhones,
  type RevealedPhones,
} from '~/features/statement-owner/revealed-phones'
import { MAX_VIEWINGS_LENGTH, serializeViewingKey } from '~/features/viewings/viewing-keys.server'
import { type CookieName, cookieFacts, setCookie } from '~/session/cookies.server'
import { signForOwner } from '~/session/data-owner.server'
import { Signer } from '~/session/signer.server'
import type { RequestAndContext } from '~/session/visitor.server'
import { MAX_INLINE_LENGTH } from './stored-cookies'

/** Default limit of nginx for one header line, in bytes. */
const MAX_HEADER_BYTES = 8_192

const signer = new Signer('secret')
const ids = (first: number) => Array.from({ length: 100 }, (_, index) => first + index)
const query = (letter: string) => `q=${letter.repeat(230)}`
const recent = ['a', 'b', 'c', 'd', 'e'].map(query).reduce(addRecentQuery, [] as string[])
const lists = { favorites: ids(60_000_000), hidden: ids(50_000_000) }

const MAX_PURSE = { income: 999_999_999.99, savings: 999_999_999.99, debts: 999_999_999.99 }

const toPair = (line: string) => line.split(';')[0] ?? ''

const context = { signer } as AppLoadContext

/** Returns the line of a cookie to which a browser has added keys twenty times. */
function addKeys(add: (args: RequestAndContext) => string): string {
  let line = ''
  for (let added = 0; added < 20; added += 1) {
    const headers = { cookie: toPair(line) }
    line = add({ request: new Request('https://ezo.test', { headers }), context })
  }
  return line
}

const newKey = () => ({ id: randomUUID(), key: randomUUID() })
const voted = () => ({ key: randomUUID(), owner: randomUUID(), person: randomUUID() })

const phones = Array.from({ length: 20 }).reduce<RevealedPhones>(
  (all) => addRevealedPhone(all, { subject: `statement/${randomUUID()}`, number: '+995 555 12 34 56' }),
  [],
)

/** Lines of cookies with keys, each with the limit of its value. */
const KEY_LINES: Partial<Record<CookieName, [line: string, maxLength: number]>> = {
  conversations: [addKeys((args) => serializeGuestKey(args, newKey())), MAX_CONVERSATIONS_LENGTH],
  viewings: [addKeys((args) => serializeViewingKey(args, newKey())), MAX_VIEWINGS_LENGTH],
  comparisons: [addKeys((args) => serializeComparisonKeys(args, voted())), MAX_COMPARISONS_LENGTH],
  statementDrafts: [addKeys((args) => serializeDraftKey(args, newKey())), MAX_DRAFTS_LENGTH],
}

/** Longest lines of the cookies that have no fixed length. */
const MAX_LINES: Partial<Record<CookieName, string>> = {
  guestLists: guestFavoritesCookie(lists, context),
  recentSearches: setCookie('recentSearches', signer.sign('searches', formatRecentQueries(recent))),
  purse: serializePurse({ context }, MAX_PURSE),
  revealedPhones: setCookie(
    'revealedPhones',
    signForOwner(formatRevealedPhones(phones), { purpose: 'phones', cookieHeader: null }, signer),
  ),
  dataLayer: setCookie('dataLayer', signer.sign('data layer', 'x'.repeat(1_500))),
}

/** Cookies that last for five minutes or exist only on a demo, without the others of their visitor. */
const APART: readonly CookieName[] = ['pendingSignIn', 'typedEmails', 'justHidden']

const MAX_SHORT_LENGTH = 90

const isLong = (cookie: CookieName) =>
  ['formDrafts', 'interruptedForm', 'sentForms', 'estimate', 'topUp'].includes(cookie)

test('all cookies of a visitor at their longest fit into the header that proxies accept', () => {
  const header = cookieFacts
    .filter(({ cookie }) => !APART.includes(cookie))
    .map(({ cookie }) => {
      const value = 'x'.repeat(isLong(cookie) ? MAX_INLINE_LENGTH : MAX_SHORT_LENGTH)
      return toPair(KEY_LINES[cookie]?.[0] ?? MAX_LINES[cookie] ?? setCookie(cookie, value))
    })
    .join('; ')
  expect(header.length).toBeGreaterThan(6_000)
  expect(header.length).toBeLessThan(MAX_HEADER_BYTES)
})

test('a browser stores the latest keys that fit into their cookie', () => {
  for (const [cookie, [line, maxLength]] of Object.entries(KEY_LINES)) {
    const [, value = ''] = toPair(line).split('=')
    expect(value.length, cookie).toBeLessThanOrEqual(maxLength)
    expect(value.length, cookie).toBeGreaterThan(0.7 * maxLength)
  }
})

test('the last searches that fit together are kept, newest first', () => {
  expect(recent).toEqual([query('e'), query('d')])
})
