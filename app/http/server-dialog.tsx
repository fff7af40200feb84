import { type ComponentType, createContext, useContext } from 'react'

const Given = createContext<ComponentType | undefined>(undefined)

/**
 * Hands the dialog above a page to its frame. Pages under a dialog are plain documents, so no browser loads one as a
 * program: what the frame imports would be in every hydrated page's bundle.
 */
export const ServerDialogProvider = Given.Provider

/** The dialog that the address opens; undefined in the browser. */
export function useServerDialog(): ComponentType | undefined {
  return useContext(Given)
}
