import { createContext, useContext } from 'react'

const NonceContext = createContext<string | undefined>(undefined)

export const NonceProvider = NonceContext.Provider

/** The nonce for inline scripts; on the server of hydrated pages only, a browser hides it anyway. */
export function useNonce(): string | undefined {
  return useContext(NonceContext)
}
