import type { IncomingMessage } from 'node:http'
import type { PageCaching, PersonalSource } from '~/page/page-caching'
import { readCookie } from '~/session/cookies.server'

/** Whether the visitor has what makes the page theirs alone. */
export function hasPersonalSource(request: IncomingMessage, { personalSources }: PageCaching): boolean {
  for (const source of personalSources) if (isPresent[source](request)) return true
  return false
}

const isPresent: Record<PersonalSource, (request: IncomingMessage) => boolean> = {
  revealedPhones: ({ headers }) => readCookie(headers.cookie, 'revealedPhones') !== undefined,
  recentSearches: ({ headers }) => readCookie(headers.cookie, 'recentSearches') !== undefined,
  // Pages of other sites are never shown.
  referer: ({ headers: { referer, host } }) =>
    referer !== undefined && !(/^https?:/i.test(referer) && !referer.includes(`//${host}`)),
}
