import { createContext, useContext } from 'react'

/** Makers of markup for one document, by name. */
export type DocumentMarkup = Map<string, () => string>

const Markup = createContext<DocumentMarkup>(new Map())

export const DocumentMarkupProvider = Markup.Provider

/**
 * The content of an element as a loader has it made for the document. In the browser it stays as it was found there, so
 * what it is made from need not be among the data that a hydrated page sends along.
 */
export function useDocumentMarkup(name: string) {
  const __html = useContext(Markup).get(name)?.() ?? ''
  return { dangerouslySetInnerHTML: { __html }, suppressHydrationWarning: true }
}
