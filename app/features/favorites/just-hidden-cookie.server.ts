import type { AppLoadContext } from '@remix-run/node'
import { toLastingPath } from '~/page/page-urls'
import { clearCookie, readCookie, setCookie } from '~/session/cookies.server'
import { formatBase36Ids, MAX_GUEST_IDS, parseBase36Ids } from './guest-favorites'

const SIGNING_PURPOSE = 'just-hidden'

/**
 * The `Set-Cookie` line by which cards that were hidden on a page stay in their place, greyed, when it is shown next.
 * The page is known by a digest of its address, since addresses may be longer than a cookie.
 */
export function justHiddenCookie(ids: number[], pageUrl: string, { signer, origin }: AppLoadContext): string {
  if (ids.length === 0) return clearCookie('justHidden')
  const page = signer.createPseudonym(toLastingPath(new URL(pageUrl, origin)))
  return setCookie(
    'justHidden',
    signer.sign(SIGNING_PURPOSE, `${formatBase36Ids(ids.slice(-MAX_GUEST_IDS))}|${page}`),
  )
}

/** The statements that were hidden on this very page a moment ago. */
export function readJustHiddenIds(request: Request, { signer }: AppLoadContext): number[] {
  const text = signer.verify(SIGNING_PURPOSE, readCookie(request.headers.get('cookie'), 'justHidden'))
  const [ids = '', page] = text?.split('|') ?? []
  return page === signer.createPseudonym(toLastingPath(new URL(request.url))) ? parseBase36Ids(ids) : []
}

/** The line that ends it, when there is something to end: the page after this one is without them. */
export function clearJustHiddenCookie(request: Request): string | undefined {
  return readCookie(request.headers.get('cookie'), 'justHidden') && clearCookie('justHidden')
}
