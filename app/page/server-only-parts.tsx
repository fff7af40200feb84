import { type ComponentType, createContext, type ReactElement, useContext } from 'react'
import type { AuctionCard } from '~/upstream/auctions.server'
import type { LayoutData } from './layout-data'

export interface CachedLayoutProps {
  name: 'header' | 'footer' | 'compact header' | 'compact footer'
  layout: LayoutData
  /** Facts besides the layout data. */
  facts?: unknown
  render(layout: LayoutData): ReactElement
}

export type DocumentPartName = 'footer banner' | 'support launcher'

/** Parts of the layout that only plain documents have. */
interface ServerOnlyParts {
  /** Markup of the parts of a hydrated page, rendered on the server. */
  partMarkup?: Record<DocumentPartName, string>
  /** Dialog that the URL opens. */
  OpenDialog?: ComponentType
  /** Renders the header and the footer once for pages that differ only in their URLs. */
  CachedLayout?: ComponentType<CachedLayoutProps>
  Banner?: ComponentType<{ place: 'header' | 'footer' }>
  /** Support launcher with the contact channels. */
  SupportLauncher?: ComponentType
  /** Button beside a message that undoes the reported change. */
  UndoForm?: ComponentType<{ label: string; fields: readonly { name: string; value: string }[] }>
  /** Search results with pictures; the map has rows instead. */
  ResultCards?: ComponentType
  /** Search form, rendered once for similar searches. */
  CachedFilterForm?: ComponentType
  /** Links for misspelt words of a search. */
  DidYouMean?: ComponentType
  SearchRequestLink?: ComponentType
  AuctionRow?: ComponentType<{ auctions: AuctionCard[] }>
}

const PartsContext = createContext<ServerOnlyParts>({})

/**
 * Provides the layout with parts that browsers do not load as script: imports of the layout would be in every
 * hydrated page's bundle.
 */
export const ServerOnlyPartsProvider = PartsContext.Provider

/** Returns the available parts; empty in the browser. */
export function useServerOnlyParts(): ServerOnlyParts {
  return useContext(PartsContext)
}
