import { useTranslation } from 'react-i18next'
import { type AnyField, InputField, NumberInputField, RadioGroupField, TextAreaField } from '~/forms/fields'
import type { OrderField } from '../definition'

/** Autocomplete and keyboard hints by field kind. */
const INPUT_PROPS = {
  line: {},
  phone: { type: 'tel', inputMode: 'numeric', autoComplete: 'tel-national' },
  email: { type: 'email', autoComplete: 'email' },
  personal_number: { inputMode: 'numeric', autoComplete: 'off' },
  registered_number: { inputMode: 'numeric', autoComplete: 'off' },
  day: { type: 'date' },
} as const

/** Personal fields the browser can fill in. */
const AUTOCOMPLETE: Readonly<Record<string, string>> = {
  name: 'name',
  first_name: 'given-name',
  last_name: 'family-name',
  city: 'address-level2',
  address: 'street-address',
}

interface StepFieldProps {
  field: AnyField
  description: OrderField
}

export function StepField({ field, description: { name, kind, isRequired, options = [] } }: StepFieldProps) {
  const { t } = useTranslation('services')
  const hint = t(`hints.${name}` as 'hints.phone_number', { defaultValue: '' }) || undefined
  const label = t(`fields.${name}`)
  const optional = isRequired ? undefined : t('optional')
  switch (kind) {
    case 'choice':
      return (
        <RadioGroupField
          field={field}
          legend={label}
          hint={hint}
          options={options.map((value) => ({ value, label: t(`options.${value}`) }))}
        />
      )
    case 'text':
      return <TextAreaField field={field} label={label} hint={hint} optional={optional} />
    case 'area':
      return (
        <NumberInputField
          field={field}
          label={label}
          hint={hint}
          optional={optional}
          unit={t('m2')}
          decimals
        />
      )
    default:
      return (
        <InputField
          field={field}
          label={label}
          hint={hint}
          optional={optional}
          autoComplete={AUTOCOMPLETE[name]}
          {...INPUT_PROPS[kind]}
        />
      )
  }
}
