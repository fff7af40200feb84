import type { InputHTMLAttributes } from 'react'
import { Field, type FieldProps } from './field'
import { splitFieldProps } from './field-props'

export type TextFieldProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps>

/** Default maximum length from the specification. */
const MAX_LENGTH = 255

export function TextField(props: TextFieldProps) {
  const [field, input] = splitFieldProps(props)
  return (
    <Field {...field}>
      {(wiring) => <input maxLength={MAX_LENGTH} {...input} {...wiring} className="input" />}
    </Field>
  )
}
