import { useTranslation } from 'react-i18next'
import { formatLari } from '~/features/balance'
import {
  type AnyField,
  DropdownField,
  InputField,
  NumberInputField,
  RadioGroupField,
  TextAreaField,
} from '~/forms/fields'
import { formatNumber } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import { AREA_LIMITS, getBookableDays } from '~contract/forms/order-fields'
import type { OrderField } from '../../definition'

/** Autocomplete and keyboard hints by field kind. */
const INPUT_PROPS = {
  line: {},
  phone: { type: 'tel', inputMode: 'numeric', autoComplete: 'tel' },
  email: { type: 'email', autoComplete: 'email' },
  personal_number: { inputMode: 'numeric', autoComplete: 'off' },
  company_code: { inputMode: 'numeric', autoComplete: 'off' },
  cadastral_code: { inputMode: 'decimal', autoComplete: 'off' },
} as const

/** Personal fields that the browser can fill in. */
const AUTOCOMPLETE: Readonly<Record<string, string>> = {
  name: 'name',
  company_name: 'organization',
  first_name: 'given-name',
  last_name: 'family-name',
  city: 'address-level2',
  address: 'address-line1',
}

interface StepFieldProps {
  field: AnyField
  description: OrderField
  /** Names of the cities, in the language of the page. */
  cities: readonly string[]
  /** Price of registration, in tetri. */
  registrationPrice?: number | undefined
}

export function StepField({
  field,
  description: { name, kind, isRequired, options = [] },
  cities,
  registrationPrice = 0,
}: StepFieldProps) {
  const { t } = useTranslation('services')
  const { language } = usePage()
  const hintArgs = {
    price: formatLari(registrationPrice, language),
    min: formatNumber(AREA_LIMITS.min, language),
    max: formatNumber(AREA_LIMITS.max, language),
  }
  const hint = t(`hints.${name}` as 'hints.phone_number', { ...hintArgs, defaultValue: '' }) || undefined
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
    case 'city':
      return (
        <DropdownField
          field={field}
          label={label}
          blank={t('choose_city')}
          options={cities.map((city) => ({ value: city, label: city }))}
          autoComplete={AUTOCOMPLETE[name]}
        />
      )
    case 'day':
      return (
        <InputField
          field={field}
          type="date"
          {...getBookableDays()}
          label={label}
          hint={hint}
          optional={optional}
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
