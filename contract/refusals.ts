/** One fault of what was sent: the field's name on the wire, and what the upstream says about it. */
export interface FieldError {
  field: string
  message: string
}

/** Statuses of refusals with a body to read: what to correct (422), or how long to wait (429). */
export const REFUSAL_STATUSES: readonly number[] = [422, 429]
