import { Field } from './field'
import { splitFieldProps } from './field-props'
import type { TextFieldProps } from './text-field'
import { UnitInput } from './unit-input'

export type NumberFieldProps = TextFieldProps & {
  /** Unit shown inside the box: $, %, m². */
  unit?: string
  decimals?: boolean
}

/**
 * Renders a text input with a numeric keyboard: `type=number` drops invalid input and changes on scrolling.
 */
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
