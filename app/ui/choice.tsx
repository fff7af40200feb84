import { classes } from './classes'
import { Fieldset, type FieldsetProps } from './field'

export type ChoiceOption = {
  value: string | number
  label: string
  /** How many things it would find, already formatted. */
  count?: string
  disabled?: boolean
}

export type ChoiceProps = FieldsetProps & {
  name: string
  options: readonly ChoiceOption[]
  /** The value taken, or the values when several may be. */
  chosen?: string | number | readonly (string | number)[]
  /** Several may be taken. */
  many?: boolean
  /** One of the radios must be taken. */
  required?: boolean
  /** Square and close together: for figures. */
  tight?: boolean
}

/** Radios (or ticks) as pills in a row, if there are any: deal, rooms, term, currency. */
export function Choice({ name, options, chosen, many, required, tight, ...field }: ChoiceProps) {
  if (options.length === 0) return null
  const taken = new Set((Array.isArray(chosen) ? chosen : [chosen]).map(String))
  return (
    <Fieldset {...field}>
      <div className={classes('choice', tight && 'tight')}>
        {options.map(({ value, label, count, disabled }) => (
          <label key={value} className="pill">
            <input
              type={many ? 'checkbox' : 'radio'}
              name={name}
              value={value}
              defaultChecked={taken.has(String(value))}
              disabled={disabled}
              required={required}
            />
            {label}
            {count === undefined ? null : <small>{count}</small>}
          </label>
        ))}
      </div>
    </Fieldset>
  )
}
