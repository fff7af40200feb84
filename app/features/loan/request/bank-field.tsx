import { useTranslation } from 'react-i18next'
import { DynamicField } from '~/features/dynamic-forms'
import { formatFieldError, getFieldLabel } from './field-errors'
import type { LoanRequestField } from './fields'
import type { LoanFieldError } from './form'

const AUTOCOMPLETE: Record<string, string> = {
  first_name: 'given-name',
  last_name: 'family-name',
  email: 'email',
  personal_number: 'off',
}

interface BankFieldProps {
  field: LoanRequestField & { value: string }
  fieldErrors: readonly LoanFieldError[]
}

export function BankField({ field, fieldErrors }: BankFieldProps) {
  const { t } = useTranslation('loan-request')
  const label = getFieldLabel(field, t)
  return (
    <DynamicField
      id={`loan-${field.name}`}
      field={{ ...field, title: label }}
      value={field.value}
      autoComplete={AUTOCOMPLETE[field.name]}
      error={formatFieldError(field.name, label, fieldErrors, t)}
    />
  )
}
