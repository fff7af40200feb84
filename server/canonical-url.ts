import type { IncomingMessage, RequestListener } from 'node:http'
import { toCanonicalQuery } from './canonical-query'

/** Encodings, backslashes, dot segments, and bytes that URL parsers drop or encode. */
const MAY_DIFFER = /[%\\#]|\/\.|[^!-~]/
const ESCAPE = /%[\da-f]{2}/gi
/** Unreserved characters of RFC 3986: encoded or not, they mean the same. */
const UNRESERVED = /[\w.~-]/
/**
 * Gives each URL one spelling before anything reads it. Remix decodes paths and resolves dot segments; limits
 * and caches compare strings. They would treat `/%64ata/count` and `/x/../data/count` as pages other than
 * `/data/count`.
 * Also normalizes names and values in the query, so no reader of a parameter has to.
 */
export function withCanonicalUrl(listener: RequestListener): RequestListener {
  return (request, response) => {
    takeAuthority(request)
    request.url = toCanonicalUrl(request)
    listener(request, response)
  }
}

/** Uses the authority of an absolute URL, which overrides the Host header (RFC 9112, 3.2.2). */
function takeAuthority(request: IncomingMessage): void {
  const [, authority, path = ''] = /^https?:\/\/([^/?#]+)(.*)$/i.exec(request.url ?? '') ?? []
  if (authority === undefined) return
  request.headers.host = authority
  request.url = path.startsWith('/') ? path : `/${path}`
}

function toCanonicalUrl({ url = '/' }: IncomingMessage): string {
  if (!url.startsWith('/')) return url
  const spelled = MAY_DIFFER.test(url) ? toCanonicalSpelling(url) : url
  const query = spelled.indexOf('?')
  return query < 0 ? spelled : spelled.slice(0, query) + toCanonicalQuery(spelled.slice(query))
}

function toCanonicalSpelling(url: string): string {
  // A base is needed: otherwise `//host` would name another one.
  const { pathname, search } = new URL(`http://here.invalid${url.replace(ESCAPE, toCanonicalEscape)}`)
  return pathname + search
}

function toCanonicalEscape(encoded: string): string {
  const letter = String.fromCharCode(Number.parseInt(encoded.slice(1), 16))
  return UNRESERVED.test(letter) ? letter : encoded.toUpperCase()
}
