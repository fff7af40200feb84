import type { z } from 'zod'
import type forms from '~locales/ka/forms.json'

/** Key of a text in `forms.errors`. */
export type ErrorKey = keyof (typeof forms)['errors']

/** Error of a field, or of the whole form (`''` among the errors of a submission). */
export interface FieldError {
  key: ErrorKey
  args?: Record<string, string | number> | undefined
}

/**
 * Converts the first issue. Its message is the key, a bound becomes the argument `count`, and `params` holds
 * others.
 */
export function toFieldError([issue]: readonly z.core.$ZodIssue[]): FieldError {
  const key = issue?.message as ErrorKey
  switch (issue?.code) {
    case 'too_big':
      return { key, args: { count: Number(issue.maximum) } }
    case 'too_small':
      return { key, args: { count: Number(issue.minimum) } }
    case 'custom':
      return { key, args: issue.params }
    default:
      return { key }
  }
}
