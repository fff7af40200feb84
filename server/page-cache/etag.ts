import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Weak, as the same page has several encodings. */
export function createEtag(document: Buffer): string {
  return `W/"${createHash('sha1').update(document).digest('base64url')}"`
}

/** Of a document that is known but for something short. */
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
