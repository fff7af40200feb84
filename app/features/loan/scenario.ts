import { type CurrencyId, SIGNS_BY_ID } from '~contract/currencies'
import { MAX_ID } from '~contract/values/ids'
import { parsePrice } from '~contract/values/typed-price'
import {
  getLastValue,
  hasSign,
  isSum,
  parseInteger,
  parseLari,
  parseLoanPrice,
  parseMonths,
  parsePercent,
  parseSum,
  parseTyped,
  type Typed,
  truncateText,
} from './typed-values'

const loanSteps = ['form', 'terms', 'result'] as const
export type LoanStep = (typeof loanSteps)[number]

/** Figure that sorts the comparison. */
const loanSorts = ['effective', 'monthly', 'total'] as const
export type LoanSort = (typeof loanSorts)[number]
export const DEFAULT_LOAN_SORT: LoanSort = 'monthly'

/** Fields besides the price whose invalid texts are kept for correction. */
const typedFields = ['percent', 'own', 'months', 'income', 'debts'] as const
type TypedField = (typeof typedFields)[number]
export type InvalidTexts = Partial<Record<TypedField, string>>

/** Returns the invalid sums without the terms of the loan, which are replaced. */
export function pickInvalidSums({ income, debts }: InvalidTexts = {}): InvalidTexts {
  const sums: InvalidTexts = {}
  if (income !== undefined) sums.income = income
  if (debts !== undefined) sums.debts = debts
  return sums
}

const sumNames = ['price', 'own'] as const
export type SumName = (typeof sumNames)[number]

export interface EnteredSum {
  amount: number
  currency: CurrencyId
}

export interface LoanScenario {
  price?: number
  /** Invalid price as typed; empty if missing. */
  invalidPrice?: string
  /** Other invalid texts as typed. */
  invalid?: InvalidTexts
  currency?: number
  /** Currency that the sums were shown in, if another was chosen since. */
  pricedIn?: number
  /** Sums already in `currency`: typed together with it, or with its sign. */
  unconverted?: readonly SumName[]
  /** Shown sums as typed, before their conversion from another currency. */
  entered?: Partial<Record<SumName, EnteredSum>>
  bank?: number
  percent?: number
  /** Down payment in units of the currency, if set as a sum instead of a percent. */
  own?: number
  /** Income of the borrower and payments for other loans, per month in lari. */
  income?: number
  debts?: number
  months?: number
  step?: LoanStep
  /** Order; undefined until the visitor chooses one. */
  sort?: LoanSort
}

/** Parameters removed from the URL when the dialog closes. */
export const LOAN_PARAMS = [
  'loan_price',
  'loan_currency',
  'loan_bank',
  'loan_percent',
  'loan_own',
  'loan_income',
  'loan_debts',
  'loan_month',
  'loan_step',
  'loan_sort',
  'loan_priced',
  'loan_entered_price',
  'loan_entered_own',
  // Sent only by forms: the bank the values were shown for, the shown values, and a term in years.
  'loan_shown',
  'loan_shown_price',
  'loan_shown_month',
  'loan_shown_percent',
  'loan_shown_own',
  'loan_by_sum',
  'loan_years',
] as const

const MONTHS_PER_YEAR = 12

/** Parses leniently: malformed parameters are ignored, but invalid numbers are kept for correction. */
export function parseScenario(searchParams: URLSearchParams): LoanScenario {
  const scenario: LoanScenario = {}
  const currency = parseInteger(getLastValue(searchParams, 'loan_currency'), MAX_ID)
  if (currency) scenario.currency = currency
  const typed = getLastValue(searchParams, 'loan_price')
  const price = typed === undefined ? undefined : parseLoanPrice(typed)
  if (price) scenario.price = price.amount
  else if (typed !== undefined) scenario.invalidPrice = truncateText(typed)
  if (price?.currency) scenario.currency = price.currency
  const isPriceTyped = isChanged(searchParams, 'price', price?.amount, (text) => parseLoanPrice(text)?.amount)
  const pricedIn = parseInteger(getLastValue(searchParams, 'loan_priced'), MAX_ID) || currency
  if (pricedIn && pricedIn !== scenario.currency) scenario.pricedIn = pricedIn
  const bank = parseInteger(getLastValue(searchParams, 'loan_bank'), MAX_ID)
  if (bank) scenario.bank = bank
  const years = parseInteger(getLastValue(searchParams, 'loan_years'), 99)
  const downPayment = parseDownPayment(searchParams, scenario.currency)
  const months = parseTyped(searchParams, 'loan_month', parseMonths)
  // After a switch of banks the values of the previous one no longer apply, unless they were typed together
  // with it.
  const shownFor = parseInteger(getLastValue(searchParams, 'loan_shown'), MAX_ID)
  const isSameBank = shownFor === undefined || shownFor === bank
  if (isSameBank || downPayment.isTyped) setTyped(scenario, downPayment.value)
  const isTermTyped = isChanged(searchParams, 'month', months, parseMonths)
  if (!years && (isSameBank || isTermTyped)) setTyped(scenario, { months })
  setOrigins(scenario, searchParams, {
    price: { isTyped: isPriceTyped, isSigned: price?.currency !== undefined },
    own: { isTyped: downPayment.isTyped, isSigned: hasSign(getLastValue(searchParams, 'loan_own')) },
  })
  if (years) scenario.months = years * MONTHS_PER_YEAR
  setTyped(scenario, {
    income: parseTyped(searchParams, 'loan_income', parseLari),
    debts: parseTyped(searchParams, 'loan_debts', parseLari),
  })
  const step = loanSteps.find((name) => name === getLastValue(searchParams, 'loan_step'))
  if (step) scenario.step = step
  const sort = loanSorts.find((name) => name === getLastValue(searchParams, 'loan_sort'))
  if (sort) scenario.sort = sort
  return scenario
}

/** Returns the canonical parameters of a scenario; parsing them returns the same scenario. */
export function toScenarioParams(scenario: LoanScenario): URLSearchParams {
  const { invalid = {}, unconverted = [] } = scenario
  // A sum in a field that was shown empty was typed.
  const toShown = (name: SumName) => (unconverted.includes(name) ? '' : undefined)
  const values: Record<string, string | number | undefined> = {
    loan_price: scenario.price ?? scenario.invalidPrice,
    loan_currency: scenario.currency,
    loan_bank: scenario.bank,
    loan_percent: scenario.percent ?? invalid.percent,
    loan_own: scenario.own ?? invalid.own,
    loan_priced: scenario.pricedIn,
    loan_shown_price: toShown('price'),
    loan_shown_own: toShown('own'),
    loan_entered_price: formatEntered(scenario.entered?.price),
    loan_entered_own: formatEntered(scenario.entered?.own),
    loan_income: scenario.income ?? invalid.income,
    loan_debts: scenario.debts ?? invalid.debts,
    loan_month: scenario.months ?? invalid.months,
    loan_step: scenario.step,
    loan_sort: scenario.sort,
  }
  return new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
}

/** Formats a sum with the sign of its currency. */
export function formatEntered(sum: EnteredSum | undefined): string | undefined {
  return sum && `${SIGNS_BY_ID[sum.currency]}${sum.amount}`
}

interface DownPayment {
  value: { percent?: Typed; own?: Typed }
  /** True if it differs from the value shown in the form. */
  isTyped: boolean
}

/** Parses the down payment as a sum or a percent: the field changed last counts. */
function parseDownPayment(searchParams: URLSearchParams, currency: number | undefined): DownPayment {
  const parseOwn = (text: string) => parseSum(text, currency)
  const own = parseTyped(searchParams, 'loan_own', parseOwn)
  const percent = parseTyped(searchParams, 'loan_percent', parsePercent)
  const isOwnTyped = isChanged(searchParams, 'own', own, parseOwn)
  const isPercentTyped = isChanged(searchParams, 'percent', percent, parsePercent)
  const isShown = searchParams.has('loan_shown_own')
  const isOwnWanted = isOwnTyped || !isShown || (!isPercentTyped && searchParams.has('loan_by_sum'))
  return own !== undefined && isOwnWanted
    ? { value: { own }, isTyped: isOwnTyped }
    : { value: { percent }, isTyped: isPercentTyped }
}

/** Returns true if the form showed another value. */
function isChanged(
  searchParams: URLSearchParams,
  name: 'price' | 'own' | 'percent' | 'month',
  value: Typed,
  parse: (text: string) => number | undefined,
): boolean {
  const shown = `loan_shown_${name}`
  return value !== undefined && searchParams.has(shown) && parseTyped(searchParams, shown, parse) !== value
}

/** Records which sums are in the chosen currency already, and the typed amounts of the others. */
function setOrigins(
  scenario: LoanScenario,
  searchParams: URLSearchParams,
  origins: Record<SumName, { isTyped: boolean; isSigned: boolean }>,
): void {
  const unconverted: SumName[] = []
  const entered: Partial<Record<SumName, EnteredSum>> = {}
  for (const name of sumNames) {
    const { isTyped, isSigned } = origins[name]
    if (scenario[name] === undefined) continue
    if (scenario.pricedIn !== undefined && (isSigned || isTyped)) unconverted.push(name)
    const sum = parsePrice(truncateText(getLastValue(searchParams, `loan_entered_${name}`) ?? ''))
    if (!isTyped && !isSigned && 'amount' in sum && sum.currency && isSum(sum.amount))
      entered[name] = { amount: sum.amount, currency: sum.currency }
  }
  if (unconverted.length > 0) scenario.unconverted = unconverted
  if (Object.keys(entered).length > 0) scenario.entered = entered
}

function setTyped(scenario: LoanScenario, values: Partial<Record<TypedField, Typed>>): void {
  for (const field of typedFields) {
    const value = values[field]
    if (typeof value === 'number') scenario[field] = value
    else if (value !== undefined) scenario.invalid = { ...scenario.invalid, [field]: value }
  }
}
