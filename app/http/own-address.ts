import { type Language, languageOf } from '../i18n/languages'

/** A placeholder host: only a path that stays on it is ours. */
const HERE = 'http://here.invalid'

/** Longer addresses are nobody's, and a header this long is refused by many proxies. */
const MOST_CHARACTERS = 2_000

/** Small changes: they only take a POST, and following a link to one leads to a page that says so. */
const DEED = /^\/do\//i

/**
 * An address of our own site that one can go to, as path, query and hash, or undefined when it leads anywhere else. The
 * browser's own parser decides, so `//host`, `/\host`, tabs and user-info cannot slip through.
 * @param address what came in a query or a form
 * @param origin our origin, so that a full address of ours is understood as well
 */
export function ownAddress(address: string | null | undefined, origin?: string): string | undefined {
  if (!address || address.length > MOST_CHARACTERS) return undefined
  let url: URL
  try {
    url = new URL(address, HERE)
  } catch {
    return undefined
  }
  if (url.origin !== HERE && url.origin !== origin) return undefined
  if (url.username || url.password) return undefined
  // A path that begins with two slashes would be read as a host when it is written into a Location.
  if (/^\/[/\\]/.test(url.pathname)) return undefined
  if (DEED.test(readable(url.pathname))) return undefined
  return url.pathname + url.search + url.hash
}

/** Routes are matched by the decoded path; one that cannot be decoded matches none. */
function readable(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The same address without some of its parameters. */
export function without(address: URL, ...parameters: string[]): string {
  const query = new URLSearchParams(address.search)
  for (const parameter of parameters) query.delete(parameter)
  const rest = query.toString()
  return address.pathname + (rest ? `?${rest}` : '') + address.hash
}

/** The language of the page that a `return_to` field names. */
export function pageLanguage(returnTo: unknown): Language {
  return languageOf((typeof returnTo === 'string' && ownAddress(returnTo)) || '/')
}

/** Where a form wants to go back to, when that is a page of ours; else the first page. */
export function returnTo(value: unknown, origin: string): string {
  const address = typeof value === 'string' ? ownAddress(value, origin) : undefined
  return address?.replace(/#.*$/, '') ?? '/'
}
