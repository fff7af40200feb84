import type { IncomingMessage, RequestListener } from 'node:http'
import { normalizeText } from '~contract/values/typed-text'

/** Encodings, backslashes, dot segments, bytes that URL parsers drop or encode, and `&amp;`. */
const MAY_DIFFER = /[%\\#]|\/\.|amp;|[^!-~]/
const ESCAPE = /%[\da-f]{2}/gi
/** RFC 3986 calls them unreserved: encoded or not, they mean the same. */
const UNRESERVED = /[\w.~-]/
/** Encodings of anything but printable ASCII. */
const MAY_BE_INVISIBLE = /%(?:[01]|7F|[89A-F])/
/** Links copied from the source of a page have `&amp;` between parameters. */
const ESCAPED_AMPERSAND = /(?<=[?&])(?:amp(?:;|%3B))+/g

/**
 * Gives each URL one spelling before anything reads it. Remix decodes paths and resolves dot segments; limits and caches, which
 * compare texts, would take `/%64ata/count` and `/x/../data/count` for other pages than `/data/count`.
 * Texts of the query are normalized, so no reader of a parameter has to.
 */
export function withCanonicalUrl(listener: RequestListener): RequestListener {
  return (request, response) => {
    request.url = toCanonicalUrl(request)
    listener(request, response)
  }
}

function toCanonicalUrl({ url = '/' }: IncomingMessage): string {
  if (!url.startsWith('/') || !MAY_DIFFER.test(url)) return url
  // Without a base, as `//host` would name another one.
  const { pathname, search } = new URL(`http://here.invalid${url.replace(ESCAPE, toCanonicalEscape)}`)
  return pathname + search.replace(ESCAPED_AMPERSAND, '').replace(/[^?&]+/g, normalizeParameter)
}

function normalizeParameter(encoded: string): string {
  if (!MAY_BE_INVISIBLE.test(encoded)) return encoded
  const [[name, value] = ['', '']] = new URLSearchParams(encoded)
  const normalized = [normalizeText(name), normalizeText(value)] as const
  if (normalized[0] === name && normalized[1] === value) return encoded
  return new URLSearchParams([[...normalized]]).toString()
}

function toCanonicalEscape(encoded: string): string {
  const letter = String.fromCharCode(Number.parseInt(encoded.slice(1), 16))
  return UNRESERVED.test(letter) ? letter : encoded.toUpperCase()
}
