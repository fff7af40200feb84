import { findAnswerProblem } from '~backend/forms/answer-problem'
import { toFieldError } from '~backend/platform/http/errors'
import type { QueryParams } from '~backend/platform/http/query'
import type { FieldWithRules } from '~contract/field-rules'
import { STANDARD_FIELD_RULES } from '~contract/loans'
import type { FieldError } from '~contract/refusals'
import type { BankRow } from './banks'
import type { LoanTerms } from './form'

/** Value of an omitted down payment in the contract. */
const OMITTED_AMOUNT = 1
/** Tolerance: percentages are whole and amounts are cut to hundredths. */
const ROUNDING_TOLERANCE = 0.01

export type Terms = Pick<
  LoanTerms,
  'bank_id' | 'currency_id' | 'property_price' | 'participation_amount' | 'month'
>

export function validateTerms(terms: Terms, bank: BankRow | undefined): FieldError[] {
  if (!bank) return [toFieldError('bank_id', 'is of no bank')]
  const offer = bank.offers.find(({ currency_id }) => currency_id === terms.currency_id)
  if (!offer) return [toFieldError('currency_id', 'is of a currency that the bank does not lend in')]
  const { property_price: price, participation_amount: downPayment, month } = terms
  const { min_month_period: minMonths, max_month_period: maxMonths } = offer
  const isTooLittle =
    downPayment !== OMITTED_AMOUNT &&
    downPayment + ROUNDING_TOLERANCE < (price * bank.min_participation_percent) / 100
  return [
    ...(month < minMonths || month > maxMonths
      ? [toFieldError('month', `must be between ${minMonths} and ${maxMonths}`)]
      : []),
    ...(downPayment > price ? [toFieldError('participation_amount', 'must not be above the price')] : []),
    ...(isTooLittle
      ? [
          toFieldError(
            'participation_amount',
            `must be at least ${bank.min_participation_percent} % of the price`,
          ),
        ]
      : []),
  ]
}

/** Default fields; a bank may have its own rules for a field. */
const STANDARD_FIELDS: readonly (FieldWithRules & { name: string })[] = [
  { name: 'email', required: false, rules: STANDARD_FIELD_RULES.email },
  { name: 'personal_number', required: false, rules: STANDARD_FIELD_RULES.personal_number },
]

export function validateAnswers({ fields }: BankRow, body: QueryParams): FieldError[] {
  const standardFields = STANDARD_FIELDS.filter(({ name }) => !fields.some((field) => field.name === name))
  return [...standardFields, ...fields].flatMap((field) => {
    const answer = getAnswer(field.name, body)
    const problem = findAnswerProblem(field, answer)
    return problem ? [toFieldError(field.name, problem)] : []
  })
}

export function getBankAnswers({ fields }: BankRow, body: QueryParams): Record<string, string> {
  const bankFields = fields.filter(({ name }) => !STANDARD_FIELDS.some((usual) => usual.name === name))
  return Object.fromEntries(bankFields.map(({ name }) => [name, getAnswer(name, body)]))
}

function getAnswer(name: string, body: QueryParams): string {
  return body.get(name)?.at(-1)?.replaceAll('\0', '').trim() ?? ''
}
