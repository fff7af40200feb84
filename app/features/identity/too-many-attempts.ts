import type { FieldError } from '~/forms/field-error'
import type { Refusal } from '~/upstream/refusals'

/** Returns the error; undefined for a refusal with another reason. */
export function getAttemptsError({ waitSeconds }: Refusal): FieldError | undefined {
  if (!waitSeconds) return undefined
  return { key: 'attempts_spent', args: { count: Math.ceil(waitSeconds / 60) } }
}

/** Returns the response status and headers. */
export const toTooManyInit = ({ waitSeconds = 0 }: Refusal) => ({
  status: 429,
  headers: { 'Retry-After': String(waitSeconds) },
})
