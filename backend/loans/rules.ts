import { faultOf, type RuledField } from '../forms/field-rules'
import type { Fault } from '../http/errors'
import type { Query } from '../http/query'
import type { BankRow } from './banks'
import type { LoanTerms } from './form'

/** What the contract takes for a down payment that was left out. */
const LEFT_OUT = 1
/** Down payments are reckoned in whole percents and cut to hundredths on the way. */
const ROUNDING = 0.01

export type Terms = Pick<
  LoanTerms,
  'bank_id' | 'currency_id' | 'property_price' | 'participation_amount' | 'month'
>

/** What of the terms the bank does not give. */
export function termFaults(terms: Terms, bank: BankRow | undefined): Fault[] {
  if (!bank) return [fault('bank_id', 'is of no bank')]
  const offer = bank.offers.find(({ currency_id }) => currency_id === terms.currency_id)
  if (!offer) return [fault('currency_id', 'is of a currency that the bank does not lend in')]
  const { property_price: price, participation_amount: own, month } = terms
  const { min_month_period: least, max_month_period: most } = offer
  const isTooLittle = own !== LEFT_OUT && own + ROUNDING < (price * bank.min_participation_percent) / 100
  return [
    ...(month < least || month > most ? [fault('month', `must be between ${least} and ${most}`)] : []),
    ...(own > price || isTooLittle
      ? [fault('participation_amount', `must be at least ${bank.min_participation_percent} % of the price`)]
      : []),
  ]
}

/** What every applicant is asked, unless the bank has rules of its own for it. */
const USUAL: readonly RuledField[] = [
  { name: 'email', required: false, rules: 'email|max:255' },
  { name: 'personal_number', required: false, rules: 'digits:11' },
]
const MOST_LETTERS = 2_000

/** What is wrong with the answers to the usual fields and to the bank's own, in the order of the form. */
export function answerFaults({ fields }: BankRow, body: Query): Fault[] {
  const usual = USUAL.filter(({ name }) => !fields.some((field) => field.name === name))
  return [...usual, ...fields].flatMap((field) => {
    const answer = answerTo(field.name, body)
    const wrong = answer.length > MOST_LETTERS ? 'is too long' : faultOf(field, answer)
    return wrong ? [fault(field.name, wrong)] : []
  })
}

/** The answers to the fields that only this bank asks for. */
export function ownAnswers({ fields }: BankRow, body: Query): Record<string, string> {
  const own = fields.filter(({ name }) => !USUAL.some((usual) => usual.name === name))
  return Object.fromEntries(own.map(({ name }) => [name, answerTo(name, body)]))
}

function answerTo(name: string, body: Query): string {
  return body.get(name)?.at(-1)?.replaceAll('\0', '').trim() ?? ''
}

export function fault(field: string, wrong: string): Fault {
  return { field, message: `The ${field} field ${wrong}.` }
}
