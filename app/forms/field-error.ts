import type { z } from 'zod'
import { type FormErrorKey, listErrorArgs } from '~contract/forms/form-errors'
import type forms from '~locales/ka/forms.json'

/** Key of a text in `forms.errors`. */
export type ErrorKey = keyof (typeof forms)['errors']

/** Error of a field, or of the whole form (`''` among the errors of a submission). */
export interface FieldError {
  key: ErrorKey
  args?: Record<string, string | number> | undefined
}

/** Converts the first issue. Its message is the key; schemas of the contract have keys of their own list. */
export function toFieldError([issue]: readonly z.core.$ZodIssue[]): FieldError {
  const key: ErrorKey = issue?.message as ErrorKey | FormErrorKey
  const args = issue && listErrorArgs(issue)
  return args ? { key, args } : { key }
}
