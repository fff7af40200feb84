/** Error of one field; `field` is its name on the wire. */
export interface FieldError {
  field: string
  message: string
}

/** Statuses of a refusal: 422 has field errors, 429 the seconds to wait. */
export const REFUSAL_STATUSES: readonly number[] = [422, 429]
