import { getPathLanguage, type Language } from '~/i18n/languages'

/** A placeholder host: only a path that stays on it is ours. */
const PLACEHOLDER_ORIGIN = 'http://here.invalid'

/** Longer addresses are nobody's, and a header this long is refused by many proxies. */
const MAX_LENGTH = 2_000

/** Small changes: they only take a POST, and following a link to one leads to a page that says so. */
const ACTION_PATH = /^\/do\//i

/**
 * An address of our own site that one can go to, as path, query and hash, or undefined when it leads anywhere else. The
 * browser's own parser decides, so `//host`, `/\host`, tabs and user-info cannot slip through.
 * @param href what came in a query or a form
 * @param origin our origin, so that a full address of ours is understood as well
 */
export function parseOwnPath(href: string | null | undefined, origin?: string): string | undefined {
  if (!href || href.length > MAX_LENGTH) return undefined
  let url: URL
  try {
    url = new URL(href, PLACEHOLDER_ORIGIN)
  } catch {
    return undefined
  }
  if (url.origin !== PLACEHOLDER_ORIGIN && url.origin !== origin) return undefined
  if (url.username || url.password) return undefined
  // A path that begins with two slashes would be read as a host when it is written into a Location.
  if (/^\/[/\\]/.test(url.pathname)) return undefined
  if (ACTION_PATH.test(decodePath(url.pathname))) return undefined
  return url.pathname + url.search + url.hash
}

/** Routes are matched by the decoded path; one that cannot be decoded matches none. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The same address without some of its parameters. */
export function withoutParams(url: URL, ...names: string[]): string {
  const query = new URLSearchParams(url.search)
  for (const parameter of names) query.delete(parameter)
  const rest = query.toString()
  return url.pathname + (rest ? `?${rest}` : '') + url.hash
}

/** The language of the page that a `return_to` field names. */
export function getReturnLanguage(returnTo: unknown): Language {
  return getPathLanguage((typeof returnTo === 'string' && parseOwnPath(returnTo)) || '/')
}

/** Where a form wants to go back to, when that is a page of ours; else the first page. */
export function parseReturnPath(value: unknown, origin: string): string {
  const path = typeof value === 'string' ? parseOwnPath(value, origin) : undefined
  return path?.replace(/#.*$/, '') ?? '/'
}
