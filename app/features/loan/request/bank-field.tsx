import { useTranslation } from 'react-i18next'
import { TextArea, TextField } from '../../../ui/text-field'
import type { RequestFault } from './answer'
import { faultWords, nameOf } from './fault-words'
import { LONGEST_LINE, LONGEST_TEXT } from './field-rules'
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

/** A field as the bank asks for it: a line or several, with the keyboard that its rules call for. */
export function BankField({ field, faults }: BankFieldProps) {
  const { t } = useTranslation('request')
  const { name, placeholder, isRequired, rules, type, value } = field
  const label = nameOf(field, t)
  const error = faultWords(name, label, faults, t)
  const common = {
    ...{ id: `loan-${name}`, label, name, placeholder, required: isRequired, defaultValue: value },
    ...(!isRequired && { optional: t('optional') }),
    ...(error && { error }),
  }
  if (type === 'textarea') return <TextArea {...common} rows={3} maxLength={LONGEST_TEXT} />
  return (
    <TextField
      {...common}
      maxLength={LONGEST_LINE}
      autoComplete={completions[name]}
      inputMode={keyboardOf(rules)}
    />
  )
}

function keyboardOf(rules: string) {
  if (/\b(digits|integer)\b/.test(rules)) return 'numeric'
  if (/\bnumeric\b/.test(rules)) return 'decimal'
  return /\bemail\b/.test(rules) ? 'email' : undefined
}
