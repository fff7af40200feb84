import { createHash, randomBytes } from 'node:crypto'

/** Creates the code of a link in an email: 256 random bits. */
export function createCode(): { code: string; hash: Buffer } {
  const code = randomBytes(32).toString('base64url')
  return { code, hash: hashCode(code) }
}

export function hashCode(code: string): Buffer {
  return createHash('sha256').update(code).digest()
}
