import { parseAmount } from '~contract/values/amount'
import { MAX_ID } from '~contract/values/ids'

const loanSteps = ['form', 'terms', 'result'] as const
export type LoanStep = (typeof loanSteps)[number]

/** The figure that sorts the comparison. */
const loanSorts = ['effective', 'monthly', 'total'] as const
export type LoanSort = (typeof loanSorts)[number]
export const DEFAULT_LOAN_SORT: LoanSort = 'monthly'

export interface LoanScenario {
  price?: number
  /** The invalid price as typed; empty when none was. */
  invalidPrice?: string
  currency?: number
  /** The currency that the sums were typed in, where another was chosen since. */
  pricedIn?: number
  bank?: number
  percent?: number
  /** The down payment in whole units, where it was set as a sum instead of a percent. */
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

const MAX_PRICE_TEXT_LENGTH = 30
const MONTHS_PER_YEAR = 12
/** More than the whole price, which is told. */
const MAX_PERCENT = 999

/** Parses leniently: malformed parameters are ignored, but an invalid price is preserved for correction. */
export function parseScenario(searchParams: URLSearchParams): LoanScenario {
  const scenario: LoanScenario = { onlyFromDeveloper: getLastValue(searchParams, 'loan_developer') !== '0' }
  const typed = getLastValue(searchParams, 'loan_price')
  if (typed !== undefined) {
    const price = parsePrice(typed)
    if (price === undefined) scenario.invalidPrice = truncatePrice(typed)
    else scenario.price = price
  }
  const currency = parseInteger(getLastValue(searchParams, 'loan_currency'), MAX_ID)
  if (currency) scenario.currency = currency
  const pricedIn = parseInteger(getLastValue(searchParams, 'loan_priced'), MAX_ID)
  if (pricedIn && pricedIn !== currency) scenario.pricedIn = pricedIn
  const bank = parseInteger(getLastValue(searchParams, 'loan_bank'), MAX_ID)
  if (bank) scenario.bank = bank
  // After a switch of banks the values of the previous one no longer apply.
  const shownFor = parseInteger(getLastValue(searchParams, 'loan_shown'), MAX_ID)
  if (shownFor === undefined || shownFor === bank) {
    Object.assign(scenario, parseDownPayment(searchParams))
    const months = parseInteger(getLastValue(searchParams, 'loan_month'), 9_999)
    if (months) scenario.months = months
  }
  const years = parseInteger(getLastValue(searchParams, 'loan_years'), 99)
  if (years) scenario.months = years * MONTHS_PER_YEAR
  for (const name of ['income', 'debts'] as const) {
    const sum = parsePrice(getLastValue(searchParams, `loan_${name}`) ?? '')
    if (sum !== undefined) scenario[name] = sum
  }
  const step = loanSteps.find((name) => name === getLastValue(searchParams, 'loan_step'))
  if (step) scenario.step = step
  const sort = loanSorts.find((name) => name === getLastValue(searchParams, 'loan_sort'))
  if (sort) scenario.sort = sort
  return scenario
}

/** The canonical parameters of a scenario; parsing them returns the same scenario. */
export function toScenarioParams(scenario: LoanScenario): URLSearchParams {
  const {
    price,
    invalidPrice: badPrice,
    currency,
    bank,
    percent,
    own,
    months,
    onlyFromDeveloper,
    step,
    sort,
  } = scenario
  const searchParams = new URLSearchParams()
  const typed = price ?? badPrice
  if (typed !== undefined) searchParams.set('loan_price', String(typed))
  if (currency !== undefined) searchParams.set('loan_currency', String(currency))
  if (bank !== undefined) searchParams.set('loan_bank', String(bank))
  if (percent !== undefined) searchParams.set('loan_percent', String(percent))
  if (own !== undefined) searchParams.set('loan_own', String(own))
  if (scenario.pricedIn !== undefined) searchParams.set('loan_priced', String(scenario.pricedIn))
  if (scenario.income !== undefined) searchParams.set('loan_income', String(scenario.income))
  if (scenario.debts !== undefined) searchParams.set('loan_debts', String(scenario.debts))
  if (months !== undefined) searchParams.set('loan_month', String(months))
  if (!onlyFromDeveloper) searchParams.set('loan_developer', '0')
  if (step) searchParams.set('loan_step', step)
  if (sort) searchParams.set('loan_sort', sort)
  return searchParams
}

/** With or without thousands separators. A tenth digit is rejected, not cut: a price ten times too low is worse than an error. */
export function parsePrice(text: string): number | undefined {
  const plain = text.trim()
  if (plain.length > MAX_PRICE_TEXT_LENGTH) return undefined
  return parseAmount(plain, { maxDecimals: 0 }) || undefined
}

/** As a sum or as a percent: of the two fields the one that was changed last counts. */
function parseDownPayment(searchParams: URLSearchParams): Pick<LoanScenario, 'percent' | 'own'> {
  const own = parsePrice(getLastValue(searchParams, 'loan_own') ?? '')
  const percent = parseInteger(getLastValue(searchParams, 'loan_percent'), MAX_PERCENT)
  const shownOwn = parsePrice(getLastValue(searchParams, 'loan_shown_own') ?? '')
  const shownPercent = parseInteger(getLastValue(searchParams, 'loan_shown_percent'), MAX_PERCENT)
  const isPercentChanged = percent !== undefined && percent !== shownPercent
  const isFormSent = searchParams.has('loan_shown_own')
  const isOwnWanted = own !== shownOwn || (!isPercentChanged && searchParams.has('loan_by_sum'))
  if (own !== undefined && (isOwnWanted || !isFormSent)) return { own }
  return percent === undefined ? {} : { percent }
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

function truncatePrice(text: string): string {
  const plain = text.trim()
  if (plain.length <= MAX_PRICE_TEXT_LENGTH) return plain
  // Half of a surrogate pair cannot be encoded.
  return `${plain.slice(0, MAX_PRICE_TEXT_LENGTH - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}
