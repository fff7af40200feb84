import type { InputHTMLAttributes } from 'react'
import { Field, type FieldProps } from './field'
import { splitFieldProps } from './field-props'

export type TextFieldProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps>

/** Default maximum length from the specification. */
const MAX_LENGTH = 255
/** Input types whose values have no length in HTML. */
const UNMEASURED_TYPES = ['date', 'file', 'number']

export function TextField(props: TextFieldProps) {
  const [field, { maxLength = MAX_LENGTH, ...input }] = splitFieldProps(props)
  const length = UNMEASURED_TYPES.includes(input.type ?? '') ? {} : { maxLength }
  return (
    <Field {...field}>{(wiring) => <input {...length} {...input} {...wiring} className="input" />}</Field>
  )
}
