import { parseUrl } from '~contract/values/url'
import { parseOwnPath } from './own-path'
import { toLastingPath } from './page-urls'

/**
 * Returns path and query of our page in a `Referer` header, without transient parameters. Browsers send
 * absolute URLs. Relative ones and such as `http:/s` are interpreted differently by different parsers.
 */
export function parseReferrer(referrer: string | null | undefined, origin: string): string | undefined {
  const url = referrer ? parseUrl(referrer) : undefined
  // The origin of a `blob:` URL is that of the page that created it.
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    url.origin !== origin ||
    parseOwnPath(url.href, origin) === undefined
  )
    return undefined
  url.hash = ''
  return toLastingPath(url)
}
