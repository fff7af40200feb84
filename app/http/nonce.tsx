import { createContext, useContext } from 'react'

const Nonce = createContext<string | undefined>(undefined)

export const NonceProvider = Nonce.Provider

/** The nonce for inline scripts; on the server of hydrated pages only, a browser hides it anyway. */
export function useNonce(): string | undefined {
  return useContext(Nonce)
}
