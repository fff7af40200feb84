import type { ComponentProps } from 'react'
import { InputField } from './fields'

/** A Georgian number of whoever fills in the form: phones show digits, and browsers offer the number they know. */
export function PhoneField(props: ComponentProps<typeof InputField>) {
  return <InputField type="tel" inputMode="numeric" autoComplete="tel-national" {...props} />
}

/** A number of any country: the keyboard has a plus. */
export function AnyPhoneField(props: ComponentProps<typeof InputField>) {
  return <InputField type="tel" autoComplete="tel" {...props} />
}
