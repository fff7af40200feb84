import { type CurrencyId, SIGNS_BY_ID } from '~contract/currencies'
import { normalizeNumber, parseDecimal } from '~contract/values/amount'
import { MAX_ID } from '~contract/values/ids'
import { parsePrice, parseSumIn } from '~contract/values/typed-price'

const loanSteps = ['form', 'terms', 'result'] as const
export type LoanStep = (typeof loanSteps)[number]

/** The figure that sorts the comparison. */
const loanSorts = ['effective', 'monthly', 'total'] as const
export type LoanSort = (typeof loanSorts)[number]
export const DEFAULT_LOAN_SORT: LoanSort = 'monthly'

/** The fields besides the price whose invalid texts are kept for correction. */
const typedFields = ['percent', 'own', 'months', 'income', 'debts'] as const
type TypedField = (typeof typedFields)[number]
export type InvalidTexts = Partial<Record<TypedField, string>>

/** Without the terms of the loan, where those are replaced. */
export function pickInvalidSums({ income, debts }: InvalidTexts = {}): InvalidTexts {
  const sums: InvalidTexts = {}
  if (income !== undefined) sums.income = income
  if (debts !== undefined) sums.debts = debts
  return sums
}

export type SignedSum = 'price' | 'own'

export interface LoanScenario {
  price?: number
  /** The invalid price as typed; empty when none was. */
  invalidPrice?: string
  /** What else was typed and is no number, as typed. */
  invalid?: InvalidTexts
  currency?: number
  /** The currency that the sums were typed in, where another was chosen since. */
  pricedIn?: number
  /** Sums that were typed with the sign of `currency`, whatever was chosen before. */
  signed?: readonly SignedSum[]
  bank?: number
  percent?: number
  /** The down payment in units of the currency, where it was set as a sum instead of a percent. */
  own?: number
  /** A month, in lari: what the borrower earns, and what other loans take of it. */
  income?: number
  debts?: number
  months?: number
  onlyFromDeveloper: boolean
  step?: LoanStep
  /** Undefined until the visitor chooses one. */
  sort?: LoanSort
}

/** Removed from the URL when the dialog closes. */
export const LOAN_PARAMS = [
  'loan_price',
  'loan_currency',
  'loan_bank',
  'loan_percent',
  'loan_own',
  'loan_income',
  'loan_debts',
  'loan_month',
  'loan_developer',
  'loan_step',
  'loan_sort',
  'loan_priced',
  // Sent only by forms: the bank the values were shown for, the down payment that was shown, and a term in years.
  'loan_shown',
  'loan_shown_percent',
  'loan_shown_own',
  'loan_by_sum',
  'loan_years',
] as const

/** Also of the fields, so that a browser cuts no pasted text. */
export const MAX_NUMBER_TEXT_LENGTH = 30
const MAX_SUM = 999_999_999.99
const MONTHS_PER_YEAR = 12
const MAX_MONTHS = 9_999
/** More than the whole price is told by the bounds of the bank. */
const PERCENT_FORMAT = { maxDigits: 3, maxDecimals: 2 }

/** Parses leniently: malformed parameters are ignored, but invalid numbers are preserved for correction. */
export function parseScenario(searchParams: URLSearchParams): LoanScenario {
  const scenario: LoanScenario = { onlyFromDeveloper: getLastValue(searchParams, 'loan_developer') !== '0' }
  const currency = parseInteger(getLastValue(searchParams, 'loan_currency'), MAX_ID)
  if (currency) scenario.currency = currency
  const typed = getLastValue(searchParams, 'loan_price')
  if (typed !== undefined) {
    const price = parseLoanPrice(typed)
    if (price === undefined) scenario.invalidPrice = truncateText(typed)
    else scenario.price = price.amount
    if (price?.currency) Object.assign(scenario, { currency: price.currency, signed: ['price'] })
  }
  const pricedIn = parseInteger(getLastValue(searchParams, 'loan_priced'), MAX_ID) || currency
  if (pricedIn && pricedIn !== scenario.currency) scenario.pricedIn = pricedIn
  const bank = parseInteger(getLastValue(searchParams, 'loan_bank'), MAX_ID)
  if (bank) scenario.bank = bank
  const years = parseInteger(getLastValue(searchParams, 'loan_years'), 99)
  // After a switch of banks the values of the previous one no longer apply.
  const shownFor = parseInteger(getLastValue(searchParams, 'loan_shown'), MAX_ID)
  if (shownFor === undefined || shownFor === bank) {
    const { isOwnSigned, ...downPayment } = parseDownPayment(searchParams, scenario.currency)
    setTyped(scenario, downPayment)
    if (isOwnSigned) scenario.signed = [...(scenario.signed ?? []), 'own']
    if (!years) setTyped(scenario, { months: parseTyped(searchParams, 'loan_month', parseMonths) })
  }
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

/** The canonical parameters of a scenario; parsing them returns the same scenario. */
export function toScenarioParams(scenario: LoanScenario): URLSearchParams {
  const { invalid = {}, signed, currency } = scenario
  const sign = currency === 1 || currency === 2 ? SIGNS_BY_ID[currency] : ''
  const toSumText = (name: SignedSum) =>
    scenario[name] !== undefined && signed?.includes(name) ? `${sign}${scenario[name]}` : scenario[name]
  const values: Record<string, string | number | undefined> = {
    loan_price: toSumText('price') ?? scenario.invalidPrice,
    loan_currency: scenario.currency,
    loan_bank: scenario.bank,
    loan_percent: scenario.percent ?? invalid.percent,
    loan_own: toSumText('own') ?? invalid.own,
    loan_priced: scenario.pricedIn,
    loan_income: scenario.income ?? invalid.income,
    loan_debts: scenario.debts ?? invalid.debts,
    loan_month: scenario.months ?? invalid.months,
    loan_developer: scenario.onlyFromDeveloper ? undefined : '0',
    loan_step: scenario.step,
    loan_sort: scenario.sort,
  }
  return new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
}

/** The sign of a currency chooses it. A tenth digit is rejected, not cut: a price ten times too low is worse than an error. */
export function parseLoanPrice(text: string): { amount: number; currency?: CurrencyId } | undefined {
  const plain = text.trim()
  if (plain.length > MAX_NUMBER_TEXT_LENGTH) return undefined
  const price = parsePrice(plain)
  if ('error' in price || price.isPerSquareMetre) return undefined
  const { amount } = price
  return Number.isInteger(amount) && amount > 0 && amount <= MAX_SUM ? price : undefined
}

/** A number, or else the text as typed; undefined where nothing was typed. */
type Typed = number | string | undefined

/** As a sum or as a percent: of the two fields the one that was changed last counts. */
function parseDownPayment(
  searchParams: URLSearchParams,
  currency: number | undefined,
): { percent?: Typed; own?: Typed; isOwnSigned?: boolean } {
  const own = parseTyped(searchParams, 'loan_own', (text) => parseSum(text, currency))
  const percent = parseTyped(searchParams, 'loan_percent', parsePercent)
  const shownOwn = parseTyped(searchParams, 'loan_shown_own', (text) => parseSum(text, currency))
  const shownPercent = parseTyped(searchParams, 'loan_shown_percent', parsePercent)
  const isPercentChanged = percent !== undefined && percent !== shownPercent
  const isFormSent = searchParams.has('loan_shown_own')
  const isOwnWanted = own !== shownOwn || (!isPercentChanged && searchParams.has('loan_by_sum'))
  if (own === undefined || (!isOwnWanted && isFormSent)) return { percent }
  return { own, isOwnSigned: hasSign(getLastValue(searchParams, 'loan_own')) }
}

function setTyped(scenario: LoanScenario, values: Partial<Record<TypedField, Typed>>): void {
  for (const field of typedFields) {
    const value = values[field]
    if (typeof value === 'number') scenario[field] = value
    else if (value !== undefined) scenario.invalid = { ...scenario.invalid, [field]: value }
  }
}

function parseTyped(
  searchParams: URLSearchParams,
  name: string,
  parse: (text: string) => number | undefined,
): Typed {
  const text = truncateText(getLastValue(searchParams, name) ?? '')
  return text === '' ? undefined : (parse(text) ?? text)
}

function parseLari(text: string): number | undefined {
  return parseSum(text, 1)
}

/** A sum in the currency of its field; lari and dollars are the only ones that signs are known of. */
function parseSum(text: string, currency: number | undefined): number | undefined {
  const sum = currency === 1 || currency === 2 ? parseSumIn(currency, text) : parsePrice(text)
  if ('error' in sum || sum.amount < 0 || sum.amount > MAX_SUM) return undefined
  return sum.amount
}

function hasSign(text = ''): boolean {
  const sum = parsePrice(text)
  return 'currency' in sum
}

function parsePercent(text: string): number | undefined {
  return parseDecimal(normalizeNumber(text.replace('%', '')), PERCENT_FORMAT)
}

function parseMonths(text: string): number | undefined {
  return parseInteger(text, MAX_MONTHS)
}

/** The last value wins: a pressed button comes after the field of the same name. */
function getLastValue(query: URLSearchParams, name: string): string | undefined {
  return query.getAll(name).at(-1)
}

function parseInteger(text: string | undefined, max: number): number | undefined {
  const plain = text?.trim() ?? ''
  if (!/^\d{1,10}$/.test(plain)) return undefined
  const value = Number(plain)
  return value <= max ? value : undefined
}

function truncateText(text: string): string {
  const plain = text.trim()
  if (plain.length <= MAX_NUMBER_TEXT_LENGTH) return plain
  // Half of a surrogate pair cannot be encoded.
  return `${plain.slice(0, MAX_NUMBER_TEXT_LENGTH - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}
