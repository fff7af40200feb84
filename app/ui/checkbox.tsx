import { type ButtonHTMLAttributes, type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { Fieldset, type FieldsetProps } from './field'

export type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & {
  label: ReactNode
  count?: string
  /** Button in place of the label: it leads to the terms and keeps the typed values. */
  labelButton?: ButtonHTMLAttributes<HTMLButtonElement>
}

/** Renders a touch-sized row; `type="radio"` for single choice. */
export function Checkbox({ label, count, labelButton, ...input }: CheckboxProps) {
  const labelId = useId()
  if (labelButton)
    return (
      <div className="tick">
        <input type="checkbox" aria-labelledby={labelId} {...input} />
        <button type="submit" id={labelId} {...labelButton}>
          {label}
        </button>
      </div>
    )
  return (
    <label className="tick">
      <input type="checkbox" {...input} />
      {label}
      {count === undefined ? null : <small>{` ${count} `}</small>}
    </label>
  )
}

export type CheckboxGroupProps = FieldsetProps & {
  name: string
  options: readonly { value: string | number; label: string; count?: string; disabled?: boolean }[]
  selected: readonly (string | number)[]
}

/** Renders a group, or nothing without options; long lists scroll. */
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
