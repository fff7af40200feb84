import { type ComponentType, createContext, useContext } from 'react'

/** Parts of the frame that only plain documents have. */
interface ServerParts {
  /** The dialog that the address opens. */
  OpenDialog?: ComponentType
  Banner?: ComponentType<{ place: 'header' | 'footer' }>
  /** The ways to reach people. */
  Reach?: ComponentType
}

const Given = createContext<ServerParts>({})

/**
 * Hands the frame its parts that no browser loads as a program: what the frame imports would be in every hydrated
 * page's bundle.
 */
export const ServerPartsProvider = Given.Provider

/** The parts there are; none in the browser. */
export function useServerParts(): ServerParts {
  return useContext(Given)
}
