/** Error of one field; `field` is its name on the wire. */
export interface FieldError {
  field: string
  message: string
}

/** 422 has errors to correct, 429 the seconds to wait. */
export const REFUSAL_STATUSES: readonly number[] = [422, 429]
