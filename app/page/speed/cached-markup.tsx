import { createContext, type ReactElement, useContext } from 'react'

/** Part of a document shared with other documents, such as the card of a statement. */
export interface CachedPart {
  /** Object that keeps its identity as long as its facts. Default: the variant determines all content. */
  subject?: object | undefined
  variant: string
  /** Texts that differ between pages, in place of the placeholders made by `toTextPlaceholder`. */
  texts: readonly string[]
  element: ReactElement
}

interface PartCollector {
  /** @returns placeholder of the part until the document is finished */
  add(part: CachedPart): string
}

/** Returns the placeholder of a text of `CachedMarkup`, for attributes and elements. */
export function toTextPlaceholder(index: number): string {
  return `\uE002${index}\uE003`
}

const CachedMarkupContext = createContext<PartCollector | undefined>(undefined)

export const CachedMarkupProvider = CachedMarkupContext.Provider

/** Returns true in a document whose parts are cached. Without it, placeholders would be shown. */
export function useCachesMarkup(): boolean {
  return useContext(CachedMarkupContext) !== undefined
}

/**
 * Caches its content. Outside a document, as in a browser or within another part, it renders just the
 * content.
 */
export function CachedMarkup({
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
  const parts = useContext(CachedMarkupContext)
  return <>{parts ? parts.add({ subject, variant, texts, element: children }) : children}</>
}
