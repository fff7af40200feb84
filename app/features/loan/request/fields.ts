import type { Bank, LoanField } from '../../../upstream/loans.server'
import type { FormField } from '../../forms'

/** A field of a request besides the phone: the usual ones have words of ours, a bank's own its title. */
export interface RequestField {
  name: string
  /** The bank's word for it. */
  title: string | undefined
  placeholder: string | undefined
  type: FormField['type']
  isRequired: boolean
  /** What an answer must be, in the bank's notation: `numeric|min:1`. */
  rules: string
}

/** The fields with words of ours, in the order of the form. */
export const usualFields = ['first_name', 'last_name', 'personal_number', 'email'] as const
export type UsualField = (typeof usualFields)[number]

const always: readonly UsualField[] = ['first_name', 'last_name']
const usualRules: Record<UsualField, string> = {
  first_name: '',
  last_name: '',
  personal_number: 'digits:11',
  email: 'email',
}

/** Names with a meaning of their own in the form: no bank's field can stand in for one. */
const TAKEN: readonly string[] = [
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
  'campaign',
]

/** What a bank asks an applicant: the usual first, stricter where the bank says so, then its own in its order. */
export function fieldsOf({ fields }: Pick<Bank, 'fields'>): RequestField[] {
  const asked = new Map(fields.map((field) => [field.name, field]))
  const usual = usualFields.map((name) => usualField(name, asked.get(name)))
  const own = [...asked.values()].filter(({ name }) => !isUsual(name) && !TAKEN.includes(name))
  return [...usual, ...own.map((field) => ({ ...field, title: field.title }))]
}

export function isUsual(name: string): name is UsualField {
  return (usualFields as readonly string[]).includes(name)
}

function usualField(name: UsualField, asked: LoanField | undefined): RequestField {
  return {
    name,
    title: undefined,
    placeholder: asked?.placeholder,
    type: 'text',
    isRequired: always.includes(name) || (asked?.isRequired ?? false),
    rules: asked?.rules || usualRules[name],
  }
}
