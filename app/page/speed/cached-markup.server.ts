import { LRUCache } from 'lru-cache'
import type { ReactElement } from 'react'
import { escapeHtml } from '~/http/escape-html'
import type { CachedPart } from './cached-markup'

/** Encoded bytes, and the indexes of the texts between them. */
type Markup = readonly (Buffer | number)[]

interface MarkupCache {
  get(variant: string): Markup | undefined
  set(variant: string, markup: Markup): unknown
}

/** Cache size in bytes, enough for some hundred headers, filter forms and statements. */
const MAX_BYTES = 8_000_000

const markupByVariant = new LRUCache<string, Markup>({
  maxSize: MAX_BYTES,
  sizeCalculation: (markup, variant) =>
    markup.reduce<number>(
      (sum, piece) => sum + (typeof piece === 'number' ? 1 : piece.length),
      variant.length,
    ),
})

const markupBySubject = new WeakMap<object, Map<string, Markup>>()

/**
 * Cached parts of one document, each rendered and encoded once for its subject and variant. React's
 * output contains a placeholder in its place, as nested rendering would disturb the outer one.
 */
export class CachedParts {
  readonly #parts: CachedPart[] = []
  readonly #secret: string

  /** @param secret unguessable text, so that no visitor's text is taken for a placeholder */
  constructor(secret: string) {
    this.#secret = secret
  }

  add(part: CachedPart): string {
    this.#parts.push(part)
    return `\uE000${this.#secret}:${this.#parts.length - 1}\uE001`
  }

  /** Returns the document with the markup of each part in its place, rendering new parts. */
  fill(html: string, render: (element: ReactElement) => string): Buffer {
    const [first = '', ...rest] = html.split(`\uE000${this.#secret}:`)
    const pieces: (Buffer | string)[] = [first]
    for (const text of rest) {
      const end = text.indexOf('\uE001')
      const part = this.#parts[Number(text.slice(0, end))]
      if (part)
        for (const piece of renderPart(part, render))
          pieces.push(typeof piece === 'number' ? escapeHtml(part.texts[piece] ?? '') : piece)
      pieces.push(text.slice(end + 1))
    }
    return encodePieces(pieces)
  }
}

/** Encodes into one buffer of the right size: a buffer for each short text would be garbage at once. */
function encodePieces(pieces: readonly (Buffer | string)[]): Buffer {
  let size = 0
  for (const piece of pieces) size += typeof piece === 'string' ? Buffer.byteLength(piece) : piece.length
  const bytes = Buffer.allocUnsafe(size)
  let end = 0
  for (const piece of pieces)
    end += typeof piece === 'string' ? bytes.write(piece, end) : piece.copy(bytes, end)
  return bytes
}

function parseMarkup(html: string): Markup {
  const pieces = html.split(/\uE002(\d+)\uE003/)
  const texts = pieces.filter((_piece, index) => index % 2 === 0)
  // Small buffers share 8 KB with others, which all stay in memory while one of them is cached.
  const bytes = Buffer.allocUnsafeSlow(texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0))
  let end = 0
  return pieces.map((piece, index) => {
    if (index % 2 === 1) return Number(piece)
    const start = end
    end += bytes.write(piece, start)
    return bytes.subarray(start, end)
  })
}

function renderPart(
  { subject, variant, element }: CachedPart,
  render: (element: ReactElement) => string,
): Markup {
  const cache = findCache(subject)
  const known = cache.get(variant)
  if (known) return known
  const markup = parseMarkup(render(element))
  cache.set(variant, markup)
  return markup
}

function findCache(subject: object | undefined): MarkupCache {
  if (!subject) return markupByVariant
  const known = markupBySubject.get(subject) ?? new Map<string, Markup>()
  markupBySubject.set(subject, known)
  return known
}
