export type FieldNotesContent = {
  id: string
  hint?: React.ReactNode
  /** Error message; its presence marks the field as invalid. */
  error?: React.ReactNode
}

export type FieldAria = {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

/** Ids that conform uses. */
export const getHintId = (id: string) => `${id}-description`
export const getErrorId = (id: string) => `${id}-error`

/** Returns the ARIA attributes of a control; the error comes before the hint, as it is nearer to the box. */
export function getFieldAria({ id, hint, error }: FieldNotesContent): FieldAria {
  const describedBy = [error ? getErrorId(id) : '', hint ? getHintId(id) : ''].filter(Boolean).join(' ')
  return {
    id,
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
    ...(error ? { 'aria-invalid': true as const } : {}),
  }
}
