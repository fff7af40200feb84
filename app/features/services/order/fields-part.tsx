import { useTranslation } from 'react-i18next'
import { Choice } from '../../../ui/choice'
import { NumberField, TextArea, TextField } from '../../../ui/text-field'
import type { Field } from '../definition'
import type { OrderData } from './load.server'
import { useFields } from './use-fields'

const LONGEST_TEXT = 1_000

/** What browsers and keyboards offer for a kind of answer. */
const inputs = {
  line: {},
  phone: { type: 'tel', inputMode: 'numeric', autoComplete: 'tel-national' },
  email: { type: 'email', autoComplete: 'email' },
  personal_number: { inputMode: 'numeric', autoComplete: 'off' },
  registered_number: { inputMode: 'numeric', autoComplete: 'off' },
  day: { type: 'date' },
} as const

/** Who fills these in is told who they are by the browser. */
const completed: Readonly<Record<string, string>> = {
  name: 'name',
  first_name: 'given-name',
  last_name: 'family-name',
  city: 'address-level2',
  address: 'street-address',
}

interface FieldsPartProps {
  fields: readonly Field[]
  data: OrderData
  /** Asked of some and not of others: the browser cannot require them, and the word "optional" would be wrong. */
  isOfSome?: boolean
}

/** The fields of a step. */
export function FieldsPart({ fields, data, isOfSome }: FieldsPartProps) {
  const { t } = useTranslation('services')
  const { field: wire } = useFields(data)
  return fields.map((field) => {
    const { name, kind, isRequired } = field
    const hint = t(`hints.${name}` as 'hints.phone_number', { defaultValue: '' })
    const words = {
      label: t(`fields.${name}`),
      ...(hint && { hint }),
      ...wire(name),
      ...(isRequired ? { required: !isOfSome } : { optional: t('optional') }),
    }
    if (kind === 'choice') return <ChoiceField key={name} field={field} hint={hint} data={data} />
    if (kind === 'text') return <TextArea key={name} {...words} maxLength={LONGEST_TEXT} />
    if (kind === 'area') return <NumberField key={name} {...words} unit={t('m2')} decimals />
    return <TextField key={name} {...words} {...inputs[kind]} autoComplete={completed[name]} />
  })
}

interface ChoiceFieldProps {
  field: Field
  hint: string
  data: OrderData
}

function ChoiceField({ field: { name, options = [] }, hint, data }: ChoiceFieldProps) {
  const { t } = useTranslation('services')
  const { defaultValue, ...field } = useFields(data).field(name)
  return (
    <Choice
      legend={t(`fields.${name}`)}
      {...field}
      {...(hint && { hint })}
      options={options.map((value) => ({ value, label: t(`options.${value}`) }))}
      chosen={defaultValue || options[0] || ''}
      required
    />
  )
}
