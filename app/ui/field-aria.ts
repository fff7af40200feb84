export type FieldNotesContent = {
  id: string
  hint?: React.ReactNode
  /** A sentence that says what to do; its presence marks the field as wrong. */
  error?: React.ReactNode
}

/** What ties a control to its words. */
export type FieldAria = {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

/** The ids are those conform gives to a field's description and error. */
export const getHintId = (id: string) => `${id}-description`
export const getErrorId = (id: string) => `${id}-error`

/** Attributes that join a control to its hint and error: the error is read first, as it stands nearer to the box. */
export function getFieldAria({ id, hint, error }: FieldNotesContent): FieldAria {
  const describedBy = [error ? getErrorId(id) : '', hint ? getHintId(id) : ''].filter(Boolean).join(' ')
  return {
    id,
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
    ...(error ? { 'aria-invalid': true as const } : {}),
  }
}
