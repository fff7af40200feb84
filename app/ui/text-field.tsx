import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { Field, type FieldProps } from './field'
import { splitFieldProps } from './field-props'

export type TextFieldProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps>

/** The specification's default limit. */
const MAX_LENGTH = 255

export function TextField(props: TextFieldProps) {
  const [field, input] = splitFieldProps(props)
  return (
    <Field {...field}>
      {(wiring) => <input maxLength={MAX_LENGTH} {...input} {...wiring} className="input" />}
    </Field>
  )
}

export type TextAreaProps = FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps>

export function TextArea(props: TextAreaProps) {
  const [field, input] = splitFieldProps(props)
  return (
    <Field {...field}>{(wiring) => <textarea rows={4} {...input} {...wiring} className="input" />}</Field>
  )
}

export type NumberFieldProps = TextFieldProps & {
  /** Shown inside the box: $, %, m². */
  unit?: string
  decimals?: boolean
}

/** Text input with a numeric keyboard: `type=number` drops invalid input and changes on scrolling. */
export function NumberField({ unit, decimals, ...props }: NumberFieldProps) {
  const [field, input] = splitFieldProps(props)
  return (
    <Field {...field}>
      {(wiring) => (
        <UnitInput
          unit={unit}
          inputMode={decimals ? 'decimal' : 'numeric'}
          autoComplete="off"
          {...input}
          {...wiring}
        />
      )}
    </Field>
  )
}

export function UnitInput({
  unit,
  ...input
}: { unit?: string | undefined } & InputHTMLAttributes<HTMLInputElement>) {
  const box = <input type="text" {...input} className="input" />
  if (!unit) return box
  return (
    <span className="unit">
      {box}
      <span aria-hidden="true">{unit}</span>
    </span>
  )
}
