import { createContext, useContext } from 'react'
import type { FormDefinition } from './define-form'
import { useFormReply } from './form-reply'

export type FormValues = Record<string, unknown>

/** Returns the values typed into the form before its session expired; undefined for other forms. */
export type FindInterrupted = (definition: FormDefinition) => FormValues | undefined

const InterruptedFormContext = createContext<FindInterrupted | undefined>(undefined)

export const InterruptedFormProvider = InterruptedFormContext.Provider

export function useInterruptedValues(definition: FormDefinition): FormValues | undefined {
  return useContext(InterruptedFormContext)?.(definition)
}

/** Returns true if the page shows the form with typed values, after an error or an expired session. */
export function useIsShownAgain(definition: FormDefinition): boolean {
  const interrupted = useInterruptedValues(definition)
  return useFormReply(definition.id) !== undefined || interrupted !== undefined
}
