import { type ComponentType, createContext, type ReactNode, useContext } from 'react'

/** Form whose answer is an error page. */
export interface UnsentForm {
  /** Path and query that the form was sent to. */
  action: string
  isMultipart: boolean
  fields: readonly (readonly [name: string, value: string])[]
}

/** Renders the form with a button that sends it again, followed by other buttons. */
export type SendAgain = ComponentType<{ children: ReactNode }>

const SendAgainContext = createContext<SendAgain | undefined>(undefined)

export const SendAgainProvider = SendAgainContext.Provider

/**
 * Returns what renders the form that led to the error page; undefined if it cannot be sent again. The server
 * hands it over, because browsers never need its code.
 */
export function useSendAgain(): SendAgain | undefined {
  return useContext(SendAgainContext)
}
