import { createContext, type ReactElement, useContext } from 'react'

/** Part of a document shared with other documents, such as the card of a statement. */
export interface DocumentFragment {
  /** Object that keeps its identity as long as its facts. Default: the variant determines all content. */
  subject?: object | undefined
  variant: string
  /** Texts that differ between pages, in place of the markers made by `toTextMark`. */
  texts: readonly string[]
  element: ReactElement
}

interface FragmentCollector {
  /** @returns marker of the fragment until the document is finished */
  add(fragment: DocumentFragment): string
}

/** Returns the marker of a text of `Fragment`, for attributes and elements. */
export function toTextMark(index: number): string {
  return `\uE002${index}\uE003`
}

const FragmentsContext = createContext<FragmentCollector | undefined>(undefined)

export const FragmentsProvider = FragmentsContext.Provider

/**
 * Caches its content. Outside a document, as in a browser or within another fragment, it renders just the
 * content.
 */
export function Fragment({
  subject,
  variant,
  texts = [],
  children,
}: {
  subject?: object
  variant: string
  texts?: readonly string[]
  children: ReactElement
}) {
  const fragments = useContext(FragmentsContext)
  return <>{fragments ? fragments.add({ subject, variant, texts, element: children }) : children}</>
}
