import type { Calculation } from '../calculation'
import { loanFields } from './terms-form'

interface HiddenLoanProps {
  calculation: Calculation
  formKey: string
  /** Fields that the bank's own defaults stand for. */
  leftOut?: readonly string[]
}

/** The loan and the one-time key of a form, which nobody types. */
export function HiddenLoan({ calculation, formKey, leftOut = [] }: HiddenLoanProps) {
  const fields = [...loanFields(calculation), ['form_key', formKey] as const]
  return fields
    .filter(([name]) => !leftOut.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
