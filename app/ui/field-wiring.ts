export type FieldWords = {
  id: string
  hint?: React.ReactNode
  /** A sentence that says what to do; its presence marks the field as wrong. */
  error?: React.ReactNode
}

/** What ties a control to its words. */
export type ControlWiring = {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

/** The ids are those conform gives to a field's description and error. */
export const hintId = (id: string) => `${id}-description`
export const errorId = (id: string) => `${id}-error`

/** Attributes that join a control to its hint and error: the error is read first, as it stands nearer to the box. */
export function wireField({ id, hint, error }: FieldWords): ControlWiring {
  const describedBy = [error ? errorId(id) : '', hint ? hintId(id) : ''].filter(Boolean).join(' ')
  return {
    id,
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
    ...(error ? { 'aria-invalid': true as const } : {}),
  }
}
