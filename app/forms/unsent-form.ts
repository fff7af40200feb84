import { createContext, useContext } from 'react'
import type { FormDefinition } from './define-form'
import { useFormReply } from './form-reply'

export type FormValues = Record<string, unknown>

/** What was typed into the form before its session ended; undefined for every other form. */
export type FindUnsent = (definition: FormDefinition) => FormValues | undefined

const UnsentFormContext = createContext<FindUnsent | undefined>(undefined)

export const UnsentFormProvider = UnsentFormContext.Provider

export function useUnsentValues(definition: FormDefinition): FormValues | undefined {
  return useContext(UnsentFormContext)?.(definition)
}

/** Whether the page shows the form with what was typed: it was refused, or not sent as the session had ended. */
export function useIsShownAgain(definition: FormDefinition): boolean {
  const unsent = useUnsentValues(definition)
  return useFormReply(definition.id) !== undefined || unsent !== undefined
}
