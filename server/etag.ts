import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingMessage } from 'node:http'

/** Returns the ETag of a document that is known except for a short rest. */
export function extendEtag(etag: string, rest: string): string {
  return `${etag.slice(0, -1)}.${createHash('sha1').update(rest).digest('base64url')}"`
}

/** Returns true if the browser's copy of the page is current. */
export function isKnownToBrowser({ headers }: IncomingMessage, etag: string): boolean {
  const known = headers['if-none-match']
  // Weak comparison (RFC 9110, 13.1.2): proxies that compress may have changed the strength.
  const toOpaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return known?.split(',').some((one) => one.trim() === '*' || toOpaque(one) === toOpaque(etag)) ?? false
}

/**
 * Compares the validators of a response. If-None-Match has precedence over If-Modified-Since (RFC 9110,
 * 13.2.2).
 */
export function isUnmodified(request: IncomingMessage, response: OutgoingMessage): boolean {
  const etag = response.getHeader('etag')
  if (request.headers['if-none-match'] !== undefined)
    return etag !== undefined && isKnownToBrowser(request, String(etag))
  const since = Date.parse(request.headers['if-modified-since'] ?? '')
  return Date.parse(String(response.getHeader('last-modified'))) <= since
}
