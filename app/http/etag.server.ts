import { createHash } from 'node:crypto'

/** Returns a weak ETag, as the same page has several encodings. */
export function createEtag(document: Buffer | string): string {
  return `W/"${createHash('sha1').update(document).digest('base64url')}"`
}
