import { createContext, useContext } from 'react'

/** Makers of markup for one document, by name. */
export type DocumentMarkup = Map<string, () => string>

const MarkupContext = createContext<DocumentMarkup>(new Map())

export const DocumentMarkupProvider = MarkupContext.Provider

/**
 * The content of an element as a loader has it made for the document. In the browser it stays as it was found there, so
 * what it is made from need not be among the data that a hydrated page sends along.
 */
export function useDocumentMarkup(name: string) {
  const __html = useContext(MarkupContext).get(name)?.() ?? ''
  return { dangerouslySetInnerHTML: { __html }, suppressHydrationWarning: true }
}
