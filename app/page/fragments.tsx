import { createContext, type ReactElement, useContext } from 'react'

/** By what they show: an object that stays the same for as long as its facts do. */
const markupBySubject = new WeakMap<object, Map<string, string>>()

interface Part {
  subject: object
  variant: string
  element: ReactElement
}

/**
 * The parts of one document that other documents show too, such as the card of a statement. Each is rendered once for its
 * subject and variant. In the string that React renders, a mark stands in its place, as a rendering within another one
 * would disturb it.
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

  /** Puts the markup of each part into its place, and renders those that are new. */
  fill(html: string, render: (element: ReactElement) => string): string {
    if (this.#parts.length === 0) return html
    const [first = '', ...rest] = html.split(`\uE000${this.#secret}:`)
    return rest.reduce((filled, text) => {
      const end = text.indexOf('\uE001')
      const part = this.#parts[Number(text.slice(0, end))]
      return filled + (part ? renderPart(part, render) : '') + text.slice(end + 1)
    }, first)
  }
}

function renderPart({ subject, variant, element }: Part, render: (element: ReactElement) => string): string {
  const variants = markupBySubject.get(subject) ?? new Map<string, string>()
  const markup = variants.get(variant) ?? render(element)
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
  children,
}: {
  subject: object
  variant: string
  children: ReactElement
}) {
  const fragments = useContext(FragmentsContext)
  return <>{fragments ? fragments.add({ subject, variant, element: children }) : children}</>
}
