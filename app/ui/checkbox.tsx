import type { InputHTMLAttributes, ReactNode } from 'react'
import { Fieldset, type FieldsetProps } from './field'

export type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & {
  label: ReactNode
  /** How many things it would find, already formatted. */
  count?: string
}

/** A native tick in a row as high as a finger. Pass `type="radio"` for a list of which one is taken. */
export function Checkbox({ label, count, ...input }: CheckboxProps) {
  return (
    <label className="tick">
      <input type="checkbox" {...input} />
      {label}
      {count === undefined ? null : <small>{count}</small>}
    </label>
  )
}

export type CheckboxGroupProps = FieldsetProps & {
  name: string
  options: readonly { value: string | number; label: string; count?: string; disabled?: boolean }[]
  /** The values that are ticked. */
  selected: readonly (string | number)[]
}

/** Several ticks under one name, if there are any; a long list scrolls inside 40 % of the window's height. */
export function CheckboxGroup({ name, options, selected: chosen, ...field }: CheckboxGroupProps) {
  if (options.length === 0) return null
  const ticked = new Set(chosen.map(String))
  return (
    <Fieldset {...field}>
      <div className="ticks">
        {options.map(({ value, ...option }) => (
          <Checkbox
            key={value}
            name={name}
            value={value}
            defaultChecked={ticked.has(String(value))}
            {...option}
          />
        ))}
      </div>
    </Fieldset>
  )
}
