import type { LoanCalculation } from '../calculation'
import { toLoanFormFields } from './loan-form-fields'

interface HiddenLoanFieldsProps {
  calculation: LoanCalculation
  formKey: string
  omit?: readonly string[]
}

export function HiddenLoanFields({ calculation, formKey, omit: leftOut = [] }: HiddenLoanFieldsProps) {
  const fields = [...toLoanFormFields(calculation), ['form_key', formKey] as const]
  return fields
    .filter(([name]) => !leftOut.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
