import { createHmac, timingSafeEqual } from 'node:crypto'

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
  read(purpose: string, signed: string | undefined): string | undefined {
    const end = signed?.lastIndexOf('~') ?? -1
    if (signed === undefined || end < 0) return undefined
    const text = signed.slice(0, end)
    const given = Buffer.from(signed.slice(end + 1))
    const wanted = Buffer.from(this.#digest(purpose, text))
    return given.length === wanted.length && timingSafeEqual(given, wanted) ? text : undefined
  }

  /** The same short name for the same person or address, from which neither can be told. */
  pseudonym(of: string): string {
    return this.#digest('pseudonym', of)
  }

  #digest(purpose: string, text: string): string {
    return createHmac('sha256', this.#secret).update(`${purpose}\n${text}`).digest('base64url').slice(0, 32)
  }
}
