import { useTranslation } from 'react-i18next'
import { RadioGroup } from '~/ui/radio-group'
import { NumberField, TextArea, TextField } from '~/ui/text-field'
import { MAX_COMMENT_LENGTH } from '~contract/values/text-lengths'
import type { OrderField } from '../definition'
import type { OrderPageData } from './loader.server'
import { useOrderFields } from './use-order-fields'

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

interface StepFieldsProps {
  fields: readonly OrderField[]
  data: OrderPageData
  /** Required only in some cases: not marked as optional, and not required by the browser. */
  isConditional?: boolean
}

export function StepFields({ fields, data, isConditional: isOfSome }: StepFieldsProps) {
  const { t } = useTranslation('services')
  const { field: getFieldProps } = useOrderFields(data)
  return fields.map((field) => {
    const { name, kind, isRequired } = field
    const hint = t(`hints.${name}` as 'hints.phone_number', { defaultValue: '' })
    const fieldProps = {
      label: t(`fields.${name}`),
      ...(hint && { hint }),
      ...getFieldProps(name),
      ...(isRequired ? { required: !isOfSome } : { optional: t('optional') }),
    }
    if (kind === 'choice') return <RadioField key={name} field={field} hint={hint} data={data} />
    if (kind === 'text') return <TextArea key={name} {...fieldProps} maxLength={MAX_COMMENT_LENGTH} />
    if (kind === 'area') return <NumberField key={name} {...fieldProps} unit={t('m2')} decimals />
    return <TextField key={name} {...fieldProps} {...INPUT_PROPS[kind]} autoComplete={AUTOCOMPLETE[name]} />
  })
}

interface RadioFieldProps {
  field: OrderField
  hint: string
  data: OrderPageData
}

function RadioField({ field: { name, options = [] }, hint, data }: RadioFieldProps) {
  const { t } = useTranslation('services')
  const { defaultValue, ...field } = useOrderFields(data).field(name)
  return (
    <RadioGroup
      legend={t(`fields.${name}`)}
      {...field}
      {...(hint && { hint })}
      options={options.map((value) => ({ value, label: t(`options.${value}`) }))}
      selected={defaultValue || options[0] || ''}
      required
    />
  )
}
