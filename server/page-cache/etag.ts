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
  return headers['if-none-match']?.split(',').some((one) => one.trim() === etag) ?? false
}
