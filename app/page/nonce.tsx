import { createContext, useContext } from 'react'

const NonceContext = createContext<string | undefined>(undefined)

export const NonceProvider = NonceContext.Provider

/**
 * Returns the nonce for inline scripts, only on the server and for hydrated pages; browsers hide it from
 * scripts.
 */
export function useNonce(): string | undefined {
  return useContext(NonceContext)
}
