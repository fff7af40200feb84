import type { AppLoadContext } from '@remix-run/node'
import { clearCookie, readCookie, setCookie } from '../../http/cookies.server'
import type { Criteria } from '../criteria'
import { readRecent, remember, worthKeeping, writeRecent } from './recent'

const PURPOSE = 'searches'

/** What this browser searched for last, as address queries, newest first. */
export function recentQueries(request: Request, { signer }: AppLoadContext): string[] {
  return readRecent(signer.read(PURPOSE, readCookie(request.headers.get('cookie'), 'searches')))
}

/** The `Set-Cookie` line that remembers a search; undefined when there is nothing new to remember. */
export function rememberSearch(
  criteria: Criteria,
  request: Request,
  context: AppLoadContext,
): string | undefined {
  const query = worthKeeping(criteria)
  const recent = recentQueries(request, context)
  if (!query || query === recent[0]) return undefined
  return setCookie('searches', context.signer.sign(PURPOSE, writeRecent(remember(recent, query))))
}

/** The line that forgets them all. */
export const forgetSearches = () => clearCookie('searches')
