import type { FormField } from '~/features/dynamic-forms'
import type { Bank, LoanField } from '~/upstream/loans.server'
import { STANDARD_FIELD_RULES } from '~contract/loans'

const STANDARD_FIELDS = ['first_name', 'last_name', 'personal_number', 'email'] as const
export type StandardField = (typeof STANDARD_FIELDS)[number]

const ALWAYS_REQUIRED: readonly StandardField[] = ['first_name', 'last_name']
const STANDARD_RULES: Record<StandardField, string> = {
  first_name: '',
  last_name: '',
  ...STANDARD_FIELD_RULES,
}

/** Names of the form and of the upstream call, which no bank's field may reuse. */
const RESERVED_NAMES: readonly string[] = [
  'intent',
  'terms',
  'code',
  'form_key',
  'phone_number',
  'bank_id',
  'currency_id',
  'property_price',
  'amount',
  'participation_amount',
  'month',
  'percentage_rate',
  'only_from_developer',
  'statement_id',
  'send_lead',
  'redirect_url',
  'phone_confirmation',
  'idempotency_key',
]

/** Returns the usual fields, with our labels, and then those of this bank alone. */
export function listRequestFields(
  { fields }: Pick<Bank, 'fields'>,
  nameField: (field: StandardField) => string,
): FormField[] {
  const bankFields = new Map(fields.map((field) => [field.name, field]))
  const standard = STANDARD_FIELDS.map((name) => toStandardField(name, nameField(name), bankFields.get(name)))
  const own = [...bankFields.values()].filter(
    ({ name }) => !isStandardField(name) && !RESERVED_NAMES.includes(name),
  )
  return [...standard, ...own]
}

export function isStandardField(name: string): name is StandardField {
  return (STANDARD_FIELDS as readonly string[]).includes(name)
}

function toStandardField(name: StandardField, title: string, field: LoanField | undefined): FormField {
  return {
    name,
    title,
    placeholder: field?.placeholder,
    type: 'text',
    isRequired: ALWAYS_REQUIRED.includes(name) || (field?.isRequired ?? false),
    rules: field?.rules || STANDARD_RULES[name],
  }
}
