import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingMessage } from 'node:http'

/** The ETag of a document that is known but for something short. */
export function extendEtag(etag: string, rest: string): string {
  return `${etag.slice(0, -1)}.${createHash('sha1').update(rest).digest('base64url')}"`
}

/** Whether the browser's own copy of the page is the same. */
export function isKnownToBrowser({ headers }: IncomingMessage, etag: string): boolean {
  const known = headers['if-none-match']
  // A weak comparison, as RFC 9110 (13.1.2) wants: proxies that compress may have changed the strength.
  const toOpaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return known?.split(',').some((one) => one.trim() === '*' || toOpaque(one) === toOpaque(etag)) ?? false
}

/** Compares the validators of a response. If-None-Match has precedence over If-Modified-Since (RFC 9110, 13.2.2). */
export function isUnmodified(request: IncomingMessage, response: OutgoingMessage): boolean {
  const etag = response.getHeader('etag')
  if (request.headers['if-none-match'] !== undefined)
    return etag !== undefined && isKnownToBrowser(request, String(etag))
  const since = Date.parse(request.headers['if-modified-since'] ?? '')
  return Date.parse(String(response.getHeader('last-modified'))) <= since
}
