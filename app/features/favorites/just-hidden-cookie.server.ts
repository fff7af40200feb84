import type { AppLoadContext } from '@remix-run/node'
import { toLastingPath } from '~/http/page-urls'
import { clearCookie, readCookie, setCookie } from '~/session/cookies.server'
import { formatBase36Ids, MAX_GUEST_IDS, parseBase36Ids } from './guest-favorites'

const SIGNING_PURPOSE = 'just-hidden'

/**
 * Returns the cookie that keeps just-hidden cards in place, greyed, on the next view of the page. The page is
 * identified by a hash, as URLs may exceed a cookie.
 */
export function justHiddenCookie(ids: number[], pageUrl: string, { signer, origin }: AppLoadContext): string {
  if (ids.length === 0) return clearCookie('justHidden')
  const page = signer.createPseudonym(toLastingPath(new URL(pageUrl, origin)))
  return setCookie(
    'justHidden',
    signer.sign(SIGNING_PURPOSE, `${formatBase36Ids(ids.slice(-MAX_GUEST_IDS))}|${page}`),
  )
}

export function readJustHiddenIds(request: Request, { signer }: AppLoadContext): number[] {
  const text = signer.verify(SIGNING_PURPOSE, readCookie(request.headers.get('cookie'), 'justHidden'))
  const [ids = '', page] = text?.split('|') ?? []
  return page === signer.createPseudonym(toLastingPath(new URL(request.url))) ? parseBase36Ids(ids) : []
}

export function clearJustHiddenCookie(request: Request): string | undefined {
  return readCookie(request.headers.get('cookie'), 'justHidden') && clearCookie('justHidden')
}
