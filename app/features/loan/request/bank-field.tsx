import { useTranslation } from 'react-i18next'
import { FieldOfForm } from '../../forms'
import type { RequestFault } from './answer'
import { faultWords, nameOf } from './fault-words'
import type { RequestField } from './fields'

const completions: Record<string, string> = {
  first_name: 'given-name',
  last_name: 'family-name',
  email: 'email',
  personal_number: 'off',
}

interface BankFieldProps {
  field: RequestField & { value: string }
  faults: readonly RequestFault[]
}

/** A field as the bank asks for it. */
export function BankField({ field, faults }: BankFieldProps) {
  const { t } = useTranslation('request')
  const label = nameOf(field, t)
  return (
    <FieldOfForm
      id={`loan-${field.name}`}
      field={{ ...field, title: label }}
      value={field.value}
      autoComplete={completions[field.name]}
      error={faultWords(field.name, label, faults, t)}
    />
  )
}
