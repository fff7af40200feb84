import type { ComponentProps } from 'react'
import { InputField } from './fields'

/**
 * Renders a field for the user's own Georgian number: phones show a digit keyboard, and browsers offer the
 * known number.
 */
export function PhoneField(props: ComponentProps<typeof InputField>) {
  return <InputField type="tel" inputMode="numeric" autoComplete="tel" {...props} />
}

/** Renders a field for a number of any country: the keyboard has a plus. */
export function AnyPhoneField(props: ComponentProps<typeof InputField>) {
  return <InputField type="tel" autoComplete="tel" {...props} />
}
