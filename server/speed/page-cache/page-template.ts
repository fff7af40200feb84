import { randomBytes } from 'node:crypto'

/** Returns a parameter that no visitor can have sent, to stand for those that a page does not read. */
export function createPlaceholder(): string {
  return `q${randomBytes(16).toString('hex')}`
}

/** Returns the placeholder as a parameter of a URL. */
export function toPlaceholderParameter(placeholder: string): string {
  return `${placeholder}=`
}

/** Equals sign after the placeholder, encoded as often as the URL that holds it. */
const EQUALS = /^(?:=|%(?:25)*3D)/

/** Document that is known except for the parameters of its URL that it does not read. */
export class PageTemplate {
  readonly #pieces: readonly (Buffer | number)[]
  readonly length: number

  private constructor(pieces: readonly (Buffer | number)[]) {
    this.#pieces = pieces
    this.length = pieces.reduce<number>(
      (sum, piece) => sum + (typeof piece === 'number' ? 1 : piece.length),
      0,
    )
  }

  static parse(document: Buffer, placeholder: string): PageTemplate {
    const pieces: (Buffer | number)[] = []
    let from = 0
    for (let at = document.indexOf(placeholder); at >= 0; at = document.indexOf(placeholder, from)) {
      const end = at + placeholder.length
      const [sign = ''] = EQUALS.exec(document.toString('latin1', end, end + 20)) ?? []
      pieces.push(toLastingBuffer(document.subarray(from, at)), countEncodings(sign))
      from = end + sign.length
    }
    return new PageTemplate([...pieces, toLastingBuffer(document.subarray(from))])
  }

  /** @param foreign parameters as in a URL */
  fill(foreign: string): Buffer {
    const texts: Buffer[] = []
    return Buffer.concat(
      this.#pieces.map((piece) => {
        if (typeof piece !== 'number') return piece
        texts[piece] ??= Buffer.from(encode(foreign, piece))
        return texts[piece]
      }),
    )
  }
}

/** Fills the placeholder in a header, without HTML escaping. */
export function fillUrl(url: string, placeholder: string, foreign: string): string {
  const [first = '', ...rest] = url.split(placeholder)
  return rest.reduce((text, piece) => {
    const [sign = ''] = EQUALS.exec(piece) ?? []
    const encodings = countEncodings(sign)
    return text + (encodings === 0 ? foreign : encode(foreign, encodings)) + piece.slice(sign.length)
  }, first)
}

function countEncodings(sign: string): number {
  return sign.startsWith('%') ? (sign.length - 1) / 2 : 0
}

/** Encodes the parameters, which have only letters, digits and `*-._+%=&`. */
function encode(foreign: string, times: number): string {
  let text = foreign
  for (let time = 0; time < times; time++) text = encodeURIComponent(text)
  return text.replaceAll('&', '&amp;')
}

/** Copies the bytes: a slice would keep the whole buffer in memory. */
function toLastingBuffer(bytes: Buffer): Buffer {
  return Buffer.from(bytes)
}
