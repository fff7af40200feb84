import { createContext, type ReactElement, useContext } from 'react'

/** A part of a document that other documents show too, such as the card of a statement. */
export interface DocumentFragment {
  /** An object that stays the same for as long as its facts do. Without one, the variant tells all that is shown. */
  subject?: object | undefined
  variant: string
  /** What differs between pages, for the places in the markup that `toTextMark` stands in. */
  texts: readonly string[]
  element: ReactElement
}

interface FragmentCollector {
  /** @returns what stands for the fragment until the document is finished */
  add(fragment: DocumentFragment): string
}

/** Stands for a text of `Fragment` in attributes and elements. */
export function toTextMark(index: number): string {
  return `\uE002${index}\uE003`
}

const FragmentsContext = createContext<FragmentCollector | undefined>(undefined)

export const FragmentsProvider = FragmentsContext.Provider

/** Outside of a document, as in a browser or within another fragment, just its content. */
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
