import { joinClasses } from './classes'
import { Fieldset, type FieldsetProps } from './field'

export type RadioGroupOption = {
  value: string | number
  label: string
  count?: string
  disabled?: boolean
}

export type RadioGroupProps = FieldsetProps & {
  name: string
  options: readonly RadioGroupOption[]
  /** Selected value, or values if `multiple`. */
  selected?: string | number | readonly (string | number)[]
  multiple?: boolean
  required?: boolean
  /** True for square buttons close together, for numbers. */
  isCompact?: boolean
}

/** Labels whose count needs brackets: as text, `2 605` would be one number. */
const DIGITS = /^\d+\+?$/

/** Renders radios or checkboxes as pills; nothing without options. */
export function RadioGroup({
  name,
  options,
  selected,
  multiple,
  required,
  isCompact,
  ...field
}: RadioGroupProps) {
  if (options.length === 0) return null
  const selectedValues = new Set((Array.isArray(selected) ? selected : [selected]).map(String))
  return (
    <Fieldset {...field}>
      <div className={joinClasses('radio-group', isCompact && 'tight')}>
        {options.map(({ value, label, count, disabled }) => (
          <label key={value} className="pill">
            <input
              type={multiple ? 'checkbox' : 'radio'}
              name={name}
              value={value}
              defaultChecked={selectedValues.has(String(value))}
              disabled={disabled}
              required={required}
            />
            {count === undefined ? `${label} ` : label}
            {count === undefined ? null : <small>{DIGITS.test(label) ? ` (${count}) ` : ` ${count} `}</small>}
          </label>
        ))}
      </div>
    </Fieldset>
  )
}
