import { type ComponentType, createContext, type ReactElement, useContext } from 'react'
import type { AuctionCard } from '~/upstream/auctions.server'
import type { LayoutData } from './layout-data'

export interface LayoutFragmentProps {
  name: 'header' | 'footer' | 'compact header' | 'compact footer'
  layout: LayoutData
  /** What it shows besides. */
  facts?: unknown
  render(layout: LayoutData): ReactElement
}

export type DocumentPartName = 'footer banner' | 'support launcher'

/** Parts of the layout that only plain documents have. */
interface DocumentSlots {
  /** Of a hydrated page, made on the server. */
  partMarkup?: Record<DocumentPartName, string>
  /** The dialog that the URL opens. */
  OpenDialog?: ComponentType
  /** Renders the header and the footer once for pages that differ in their URLs alone. */
  LayoutFragment?: ComponentType<LayoutFragmentProps>
  Banner?: ComponentType<{ place: 'header' | 'footer' }>
  /** The ways to reach people. */
  SupportLauncher?: ComponentType
  /** The button beside a message that takes back what it tells. */
  UndoForm?: ComponentType<{ label: string; fields: readonly { name: string; value: string }[] }>
  /** The results of a search with pictures; on the map they are rows. */
  ResultCards?: ComponentType
  /** The form of a search, rendered once for searches that differ little. */
  FilterFormFragment?: ComponentType
  /** Links for words of a search that were not understood. */
  DidYouMean?: ComponentType
  SearchRequestLink?: ComponentType
  AuctionRow?: ComponentType<{ auctions: AuctionCard[] }>
}

const SlotsContext = createContext<DocumentSlots>({})

/**
 * Hands the layout its parts that no browser loads as a program: what the layout imports would be in every hydrated
 * page's bundle.
 */
export const DocumentSlotsProvider = SlotsContext.Provider

/** The parts there are; none in the browser. */
export function useDocumentSlots(): DocumentSlots {
  return useContext(SlotsContext)
}
