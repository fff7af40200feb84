import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

export class Signer {
  readonly #secret: string

  constructor(secret: string) {
    this.#secret = secret
  }

  /** Signs a text; the purpose prevents reuse in another cookie. */
  sign(purpose: string, text: string): string {
    return `${text}~${this.#digest(purpose, text)}`
  }

  /** Returns the text, undefined unless it was signed here for this purpose. */
  verify(purpose: string, signed: string | undefined): string | undefined {
    const end = signed?.lastIndexOf('~') ?? -1
    if (signed === undefined || end < 0) return undefined
    const text = signed.slice(0, end)
    const claimedDigest = Buffer.from(signed.slice(end + 1))
    const expectedDigest = Buffer.from(this.#digest(purpose, text))
    return claimedDigest.length === expectedDigest.length && timingSafeEqual(claimedDigest, expectedDigest)
      ? text
      : undefined
  }

  /** Encrypts and authenticates bytes. */
  seal(purpose: string, bytes: Buffer): string {
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv(CIPHER, this.#key(purpose), nonce)
    return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]).toString(
      'base64url',
    )
  }

  unseal(purpose: string, sealed: string | undefined): Buffer | undefined {
    const all = Buffer.from(sealed ?? '', 'base64url')
    if (all.length < NONCE_BYTES + TAG_BYTES) return undefined
    const decipher = createDecipheriv(CIPHER, this.#key(purpose), all.subarray(0, NONCE_BYTES))
    decipher.setAuthTag(all.subarray(-TAG_BYTES))
    try {
      return Buffer.concat([decipher.update(all.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
    } catch {
      return undefined
    }
  }

  /** Creates a stable pseudonym that does not reveal its source. */
  createPseudonym(of: string): string {
    return this.#digest('pseudonym', of)
  }

  #key(purpose: string): Buffer {
    return createHmac('sha256', this.#secret).update(`seal\n${purpose}`).digest()
  }

  #digest(purpose: string, text: string): string {
    return createHmac('sha256', this.#secret).update(`${purpose}\n${text}`).digest('base64url').slice(0, 32)
  }
}
