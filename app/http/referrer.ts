import { parseOwnPath } from './own-path'
import { toLastingPath } from './page-urls'

/**
 * Path and query of the page of ours that a `Referer` header names, without parameters that hold for one visit.
 * Browsers send absolute URLs. Relative ones and such as `http:/s` would mean another page to each of their readers.
 */
export function parseReferrer(referrer: string | null | undefined, origin: string): string | undefined {
  if (!referrer || !URL.canParse(referrer)) return undefined
  const url = new URL(referrer)
  // The origin of `blob:` URLs is that of the page which made them.
  if (
    !/^https?:$/.test(url.protocol) ||
    url.origin !== origin ||
    parseOwnPath(url.href, origin) === undefined
  )
    return undefined
  url.hash = ''
  return toLastingPath(url)
}
