import type { LoanCalculation } from '../calculation'
import { toLoanFormFields } from './loan-form-fields'

interface HiddenLoanFieldsProps {
  calculation: LoanCalculation
  formKey: string
  /** Fields that the bank's own defaults stand for. */
  omit?: readonly string[]
}

/** The loan and the one-time key of a form, which nobody types. */
export function HiddenLoanFields({ calculation, formKey, omit: leftOut = [] }: HiddenLoanFieldsProps) {
  const fields = [...toLoanFormFields(calculation), ['form_key', formKey] as const]
  return fields
    .filter(([name]) => !leftOut.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
