import { type ComponentType, createContext, useContext } from 'react'

/** Parts of the frame that only plain documents have. */
interface DocumentSlots {
  /** The dialog that the address opens. */
  OpenDialog?: ComponentType
  Banner?: ComponentType<{ place: 'header' | 'footer' }>
  /** The ways to reach people. */
  SupportLauncher?: ComponentType
  /** The results of a search with pictures; on the map they are rows. */
  ResultCards?: ComponentType
}

const SlotsContext = createContext<DocumentSlots>({})

/**
 * Hands the frame its parts that no browser loads as a program: what the frame imports would be in every hydrated
 * page's bundle.
 */
export const DocumentSlotsProvider = SlotsContext.Provider

/** The parts there are; none in the browser. */
export function useDocumentSlots(): DocumentSlots {
  return useContext(SlotsContext)
}
