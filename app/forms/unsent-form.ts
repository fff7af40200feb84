import { createContext, useContext } from 'react'
import type { FormDefinition } from './define-form'
import { useFormReply } from './form-reply'

export type FormValues = Record<string, unknown>

/** Returns the values typed into the form before its session expired; undefined for other forms. */
export type FindUnsent = (definition: FormDefinition) => FormValues | undefined

const UnsentFormContext = createContext<FindUnsent | undefined>(undefined)

export const UnsentFormProvider = UnsentFormContext.Provider

export function useUnsentValues(definition: FormDefinition): FormValues | undefined {
  return useContext(UnsentFormContext)?.(definition)
}

/** Returns true if the page shows the form with typed values, after an error or an expired session. */
export function useIsShownAgain(definition: FormDefinition): boolean {
  const unsent = useUnsentValues(definition)
  return useFormReply(definition.id) !== undefined || unsent !== undefined
}
