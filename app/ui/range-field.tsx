import type { InputHTMLAttributes } from 'react'
import { Fieldset, type FieldsetProps } from './field'
import { UnitInput } from './unit-input'

type RangeEndProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & {
  name: string
  label: string
}

export type RangeFieldProps = FieldsetProps & {
  from: RangeEndProps
  to: RangeEndProps
  unit?: string
  /** Values suggested in both fields; others can be typed. */
  usual?: readonly number[] | undefined
}

/** Renders two fields, each with its own accessible name and placeholder. */
export function RangeField({ from, to, unit, usual, ...field }: RangeFieldProps) {
  const list = usual && `${field.id}-usual`
  return (
    <Fieldset {...field}>
      <div className="span">
        <RangeInput {...from} list={list} unit={unit} invalid={Boolean(field.error)} />
        <span aria-hidden="true">–</span>
        <RangeInput {...to} list={list} unit={unit} invalid={Boolean(field.error)} />
      </div>
      {usual ? (
        <datalist id={list}>
          {usual.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      ) : null}
    </Fieldset>
  )
}

function RangeInput({
  label,
  invalid,
  ...input
}: RangeEndProps & { unit: string | undefined; invalid: boolean }) {
  return (
    <UnitInput
      inputMode="numeric"
      autoComplete="off"
      placeholder={label}
      aria-label={label}
      aria-invalid={invalid || undefined}
      {...input}
    />
  )
}
