/** The steps of a request after the calculator, which has none. */
export const loanSteps = ['form', 'terms', 'result'] as const
export type LoanStep = (typeof loanSteps)[number]

/** By which figure the banks are compared, the best one first. */
export const loanSorts = ['effective', 'monthly', 'total'] as const
export type LoanSort = (typeof loanSorts)[number]

/** What a visitor has set in the calculator. The address is its only home; what is missing is the bank's default. */
export interface LoanScenario {
  /** Whole units of the currency. */
  price?: number
  /** What was typed where a price should be, when it is none; empty when nothing was. */
  invalidPrice?: string
  currency?: number
  bank?: number
  /** The down payment in percent of the price. */
  percent?: number
  months?: number
  /** Buying from a developer, and from nobody else. */
  onlyFromDeveloper: boolean
  step?: LoanStep
  /** By effective rate unless another figure is asked for. */
  sort?: LoanSort
}

/** The parameters of the calculator: closing the modal removes them, and nothing else of theirs is in an address. */
export const LOAN_PARAMS = [
  'loan_price',
  'loan_currency',
  'loan_bank',
  'loan_percent',
  'loan_month',
  'loan_developer',
  'loan_step',
  'loan_sort',
  // Only forms send these two: the bank that the other values were shown for, and a term in years.
  'loan_shown',
  'loan_years',
] as const

export const MAX_PRICE = 999_999_999
const MAX_ID = 2_147_483_647
/** As much of what was typed as is shown again. */
const MAX_PRICE_TEXT_LENGTH = 30
const MONTHS_PER_YEAR = 12

/** Reads an address leniently: what is malformed is left out, but a price that is none is kept to be mended. */
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
  const bank = parseInteger(getLastValue(searchParams, 'loan_bank'), MAX_ID)
  if (bank) scenario.bank = bank
  // Another bank was chosen: what was shown for the one before is not what the visitor wants from this one.
  const shownFor = parseInteger(getLastValue(searchParams, 'loan_shown'), MAX_ID)
  if (shownFor === undefined || shownFor === bank) {
    const percent = parseInteger(getLastValue(searchParams, 'loan_percent'), 100)
    if (percent !== undefined) scenario.percent = percent
    const months = parseInteger(getLastValue(searchParams, 'loan_month'), 9_999)
    if (months) scenario.months = months
  }
  const years = parseInteger(getLastValue(searchParams, 'loan_years'), 99)
  if (years) scenario.months = years * MONTHS_PER_YEAR
  const step = loanSteps.find((name) => name === getLastValue(searchParams, 'loan_step'))
  if (step) scenario.step = step
  const sort = loanSorts.find((name) => name === getLastValue(searchParams, 'loan_sort'))
  if (sort) scenario.sort = sort
  return scenario
}

/** The one canonical form of a scenario as parameters; reading it back gives the same scenario. */
export function toScenarioParams(scenario: LoanScenario): URLSearchParams {
  const {
    price,
    invalidPrice: badPrice,
    currency,
    bank,
    percent,
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
  if (months !== undefined) searchParams.set('loan_month', String(months))
  if (!onlyFromDeveloper) searchParams.set('loan_developer', '0')
  if (step) searchParams.set('loan_step', step)
  if (sort) searchParams.set('loan_sort', sort)
  return searchParams
}

/**
 * A price of 1 to 999999999, in digits with or without marks between thousands; undefined when it is none.
 * A tenth digit is refused, not cut off: a price ten times too low is worse than a question.
 */
export function parsePrice(text: string): number | undefined {
  const plain = text.trim()
  if (plain.length > MAX_PRICE_TEXT_LENGTH) return undefined
  const digits = /^\d{1,3}([\s,.']\d{3})+$/.test(plain) ? plain.replace(/\D/g, '') : plain.replace(/\s/g, '')
  if (!/^\d{1,9}$/.test(digits)) return undefined
  return Number(digits) || undefined
}

/** The value that counts is the last: a pressed button comes after the field of the same name. */
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
  // Half of a letter that takes two places could not be written back.
  return `${plain.slice(0, MAX_PRICE_TEXT_LENGTH - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}
