import { expect, test } from 'vitest'
import { parseSearchFilters } from '~/features/search-filters'
import { Signer } from '~/session/signer.server'
import { readRecentQueries, recentSearchCookie } from './recent-queries-cookie.server'

const signer = new Signer('a secret of the test')
const toCookies = (line = '', token = '') => [line.split(';')[0], token && `__Host-token=${token}`].join('; ')
const search = (query: string, cookies: string) =>
  recentSearchCookie(parseSearchFilters(new URLSearchParams(query)), cookies, signer)

test('searches of an account are shown to no other account, and those of a guest continue after signing in', () => {
  const ofNino = search('deal_types=1&price_to=90000', toCookies('', 'token-of-nino'))
  expect(readRecentQueries(toCookies(ofNino, 'token-of-nino'), signer)).toHaveLength(1)
  expect(readRecentQueries(toCookies(ofNino, 'token-of-levan'), signer)).toEqual([])
  expect(readRecentQueries(toCookies(ofNino), signer)).toEqual([])
  const ofGuest = search('deal_types=2', toCookies())
  expect(readRecentQueries(toCookies(ofGuest, 'token-of-nino'), signer)).toHaveLength(1)
})
