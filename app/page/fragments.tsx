import { createContext, type ReactElement, useContext } from 'react'
import { escapeHtml } from '~/http/escape-html'

/** By what they show: an object that stays the same for as long as its facts do. */
const markupBySubject = new WeakMap<object, Map<string, Markup>>()

/** Bounds what a subject that never goes away takes. */
const MAX_VARIANTS = 500

/** Bytes as they are sent, and the indexes of the texts between them. */
type Markup = readonly (Buffer | number)[]

interface Part {
  subject: object
  variant: string
  /** What differs between pages, for the places in the markup that `toTextMark` stands in. */
  texts: readonly string[]
  element: ReactElement
}

/**
 * The parts of one document that other documents show too, such as the card of a statement. Each is rendered and encoded
 * once for its subject and variant. In the string that React renders, a mark stands in its place, as a rendering within
 * another one would disturb it.
 */
export class Fragments {
  readonly #parts: Part[] = []
  readonly #secret: string

  /** @param secret no text of a visitor may hold, or it would be taken for a mark */
  constructor(secret: string) {
    this.#secret = secret
  }

  /** @returns the mark */
  add(part: Part): string {
    this.#parts.push(part)
    return `\uE000${this.#secret}:${this.#parts.length - 1}\uE001`
  }

  /** The document, with the markup of each part in its place. Renders those that are new. */
  fill(html: string, render: (element: ReactElement) => string): Buffer {
    const [first = '', ...rest] = html.split(`\uE000${this.#secret}:`)
    const pieces = rest.flatMap((text) => {
      const end = text.indexOf('\uE001')
      const part = this.#parts[Number(text.slice(0, end))]
      return [
        ...(part ? fillTexts(renderPart(part, render), part.texts) : []),
        Buffer.from(text.slice(end + 1)),
      ]
    })
    return Buffer.concat([Buffer.from(first), ...pieces])
  }
}

/** Stands for a text of `Fragment` in attributes and elements. */
export function toTextMark(index: number): string {
  return `\uE002${index}\uE003`
}

function parseMarkup(html: string): Markup {
  return html
    .split(/\uE002(\d+)\uE003/)
    .map((piece, index) => (index % 2 === 0 ? Buffer.from(piece) : Number(piece)))
}

function fillTexts(markup: Markup, texts: readonly string[]): Buffer[] {
  return markup.map((piece) =>
    typeof piece === 'number' ? Buffer.from(escapeHtml(texts[piece] ?? '')) : piece,
  )
}

function renderPart({ subject, variant, element }: Part, render: (element: ReactElement) => string): Markup {
  const variants = markupBySubject.get(subject) ?? new Map<string, Markup>()
  const known = variants.get(variant)
  if (known) return known
  const markup = parseMarkup(render(element))
  if (variants.size >= MAX_VARIANTS) variants.clear()
  variants.set(variant, markup)
  markupBySubject.set(subject, variants)
  return markup
}

const FragmentsContext = createContext<Fragments | undefined>(undefined)

export const FragmentsProvider = FragmentsContext.Provider

/** Outside of a document, as in a browser or within another fragment, just its content. */
export function Fragment({
  subject,
  variant,
  texts = [],
  children,
}: {
  subject: object
  variant: string
  texts?: readonly string[]
  children: ReactElement
}) {
  const fragments = useContext(FragmentsContext)
  return <>{fragments ? fragments.add({ subject, variant, texts, element: children }) : children}</>
}
