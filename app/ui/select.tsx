import type { SelectHTMLAttributes } from 'react'
import { Field, type FieldProps } from './field'
import { splitFieldProps } from './field-props'

export type Option = {
  value: string | number
  label: string
  disabled?: boolean
  /** Language of the label, if it is not that of the page. */
  lang?: string
}
export type OptionGroup = { label: string; options: readonly Option[] }

type SelectOptions = {
  options: readonly (Option | OptionGroup)[]
  /** Label of the empty value: "all", "choose". */
  blank?: string
}

export type SelectProps = SelectOptions & SelectHTMLAttributes<HTMLSelectElement>

export function Select({ options, blank, required, ...select }: SelectProps) {
  return (
    <span className="select-box">
      {/* Without an empty value, a value is always selected, and HTML does not allow `required`. */}
      <select {...select} required={required && blank !== undefined} className="input">
        {blank === undefined ? null : <option value="">{blank}</option>}
        {options.map((option) =>
          'options' in option ? (
            <optgroup key={option.label} label={option.label}>
              <Options of={option.options} />
            </optgroup>
          ) : (
            <Options key={option.value} of={[option]} />
          ),
        )}
      </select>
    </span>
  )
}

function Options({ of }: { of: readonly Option[] }) {
  return of.map(({ value, label, disabled, lang }) => (
    <option key={value} value={value} disabled={disabled} lang={lang}>
      {label}
    </option>
  ))
}

export type SelectFieldProps = FieldProps &
  SelectOptions &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldProps>

export function SelectField(props: SelectFieldProps) {
  const [field, select] = splitFieldProps(props)
  return <Field {...field}>{(wiring) => <Select {...select} {...wiring} />}</Field>
}
