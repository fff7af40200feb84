import { parseUrl } from '~contract/values/url'

/** Placeholder origin: only paths that stay on it are ours. */
const PLACEHOLDER_ORIGIN = 'http://here.invalid'

/** Maximum length of a path in letters: many proxies reject longer headers. */
const MAX_LENGTH = 2_000

/** Paths of actions, which accept only POST. */
const ACTION_PATH = /^\/do\//i

/**
 * Returns the path of an own URL, undefined for other sites'. The URL parser decides, so `//host`, `/\host`,
 * tabs and user-info do not pass; `origin` allows absolute URLs.
 */
export function parseOwnPath(href: string | null | undefined, origin?: string): string | undefined {
  if (!href || href.length > MAX_LENGTH) return undefined
  const url = parseUrl(href, PLACEHOLDER_ORIGIN)
  if (!url) return undefined
  if (url.origin !== PLACEHOLDER_ORIGIN && url.origin !== origin) return undefined
  if (url.username || url.password) return undefined
  // A path starting with two slashes would be a host in a Location header.
  if (/^\/[/\\]/.test(url.pathname)) return undefined
  if (ACTION_PATH.test(decodePath(url.pathname))) return undefined
  return url.pathname + url.search + url.hash
}

/** Decodes a path as the router does. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

export function withoutParams(url: URL, ...names: string[]): string {
  const query = new URLSearchParams(url.search)
  for (const parameter of names) query.delete(parameter)
  const rest = query.toString()
  return url.pathname + (rest ? `?${rest}` : '') + url.hash
}

/** Returns the `return_to` page if it is ours, else the home page. */
export function parseReturnPath(value: unknown, origin: string): string {
  const path = typeof value === 'string' ? parseOwnPath(value, origin) : undefined
  return path?.replace(/#.*$/, '') ?? '/'
}
