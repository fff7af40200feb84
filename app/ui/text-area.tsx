import type { TextareaHTMLAttributes } from 'react'
import { Field, type FieldProps } from './field'
import { splitFieldProps } from './field-props'

export type TextAreaProps = FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps>

export function TextArea(props: TextAreaProps) {
  const [field, input] = splitFieldProps(props)
  return (
    <Field {...field}>{(wiring) => <textarea rows={4} {...input} {...wiring} className="input" />}</Field>
  )
}
