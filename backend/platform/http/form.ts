import { z } from 'zod'
import { isListField } from '~contract/forms/field-schemas'
import { toApiMessage } from '~contract/forms/form-errors'
import type { FieldError } from '~contract/refusals'
import { toFieldError, validationError } from './errors'
import type { QueryParams } from './query'

/**
 * Parses a form or a query.
 * @throws ApiError 422 with the first error of each field
 */
export function parseForm<Form>(schema: z.ZodType<Form>, body: QueryParams): Form {
  const shape: Readonly<Record<string, z.ZodType>> = schema instanceof z.ZodObject ? schema.shape : {}
  const result = schema.safeParse(
    Object.fromEntries(
      [...body].map(([name, values]) => {
        const field = shape[name]
        return [name, field && isListField(field) ? values : values.at(-1)]
      }),
    ),
    { reportInput: true },
  )
  if (result.success) return result.data
  const fieldErrors = new Map<string, FieldError>()
  for (const issue of result.error.issues) {
    const field = String(issue.path[0])
    if (!fieldErrors.has(field)) fieldErrors.set(field, toFieldError(field, toApiMessage(issue)))
  }
  throw validationError([...fieldErrors.values()])
}
