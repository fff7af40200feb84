import type { FieldError } from '~/forms/field-error'
import type { Refusal } from '~/upstream/refusals'

/** Undefined for a refusal with another reason. */
export function getAttemptsError({ waitSeconds }: Refusal): FieldError | undefined {
  if (!waitSeconds) return undefined
  return { key: 'attempts_spent', args: { count: Math.ceil(waitSeconds / 60) } }
}

/** Of the answer that tells it. */
export const toTooManyInit = ({ waitSeconds = 0 }: Refusal) => ({
  status: 429,
  headers: { 'Retry-After': String(waitSeconds) },
})
