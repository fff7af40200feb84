import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Makes texts that a browser may keep but not change, and names that tell nothing about whom they stand for. */
export class Signer {
  readonly #secret: string

  constructor(secret: string) {
    this.#secret = secret
  }

  /** The text with its signature. The purpose keeps a value of one cookie from being good in another. */
  sign(purpose: string, text: string): string {
    return `${text}~${this.#digest(purpose, text)}`
  }

  /** The text, or undefined when it was not signed here for this purpose. */
  verify(purpose: string, signed: string | undefined): string | undefined {
    const end = signed?.lastIndexOf('~') ?? -1
    if (signed === undefined || end < 0) return undefined
    const text = signed.slice(0, end)
    const givenDigest = Buffer.from(signed.slice(end + 1))
    const expectedDigest = Buffer.from(this.#digest(purpose, text))
    return givenDigest.length === expectedDigest.length && timingSafeEqual(givenDigest, expectedDigest)
      ? text
      : undefined
  }

  /** The bytes as a text that a browser may keep but neither read nor change. */
  seal(purpose: string, bytes: Buffer): string {
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv(CIPHER, this.#key(purpose), nonce)
    return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]).toString(
      'base64url',
    )
  }

  /** What was sealed here for this purpose, or undefined. */
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

  /** The same short name for the same person or address, from which neither can be told. */
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
