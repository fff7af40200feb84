import type { InputHTMLAttributes } from 'react'
import { Fieldset, type FieldsetProps } from './field'
import { UnitInput } from './text-field'

type RangeEndProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & {
  name: string
  label: string
}

export type RangeFieldProps = FieldsetProps & { from: RangeEndProps; to: RangeEndProps; unit?: string }

/** Each end has its own accessible name and placeholder. */
export function RangeField({ from, to, unit, ...field }: RangeFieldProps) {
  return (
    <Fieldset {...field}>
      <div className="span">
        <RangeInput {...from} unit={unit} invalid={Boolean(field.error)} />
        <span aria-hidden="true">–</span>
        <RangeInput {...to} unit={unit} invalid={Boolean(field.error)} />
      </div>
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
