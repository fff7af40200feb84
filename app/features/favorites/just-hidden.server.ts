import type { AppLoadContext } from '@remix-run/node'
import { clearCookie, readCookie, setCookie } from '../../http/cookies.server'
import { lastingAddress } from '../../http/page-addresses'
import { MOST_KEPT, readIdList, writeIdList } from './kept'

const PURPOSE = 'just-hidden'

/**
 * The `Set-Cookie` line by which cards that were hidden on a page stay in their place, greyed, when it is shown next.
 * The page is known by a digest of its address, since addresses may be longer than a cookie.
 */
export function stayOnce(ids: number[], address: string, { signer, origin }: AppLoadContext): string {
  if (ids.length === 0) return clearCookie('justHidden')
  const page = signer.pseudonym(lastingAddress(new URL(address, origin)))
  return setCookie('justHidden', signer.sign(PURPOSE, `${writeIdList(ids.slice(-MOST_KEPT))}|${page}`))
}

/** The statements that were hidden on this very page a moment ago. */
export function justHidden(request: Request, { signer }: AppLoadContext): number[] {
  const text = signer.read(PURPOSE, readCookie(request.headers.get('cookie'), 'justHidden'))
  const [ids = '', page] = text?.split('|') ?? []
  return page === signer.pseudonym(lastingAddress(new URL(request.url))) ? readIdList(ids) : []
}

/** The line that ends it, when there is something to end: the page after this one is without them. */
export function stayNoLonger(request: Request): string | undefined {
  return readCookie(request.headers.get('cookie'), 'justHidden') && clearCookie('justHidden')
}
