/** The steps of a request after the calculator, which has none. */
export const loanSteps = ['form', 'terms', 'result'] as const
export type LoanStep = (typeof loanSteps)[number]

/** By which figure the banks are compared, the best one first. */
export const loanSorts = ['effective', 'monthly', 'total'] as const
export type LoanSort = (typeof loanSorts)[number]

/** What a visitor has set in the calculator. The address is its only home; what is missing is the bank's default. */
export interface Scenario {
  /** Whole units of the currency. */
  price?: number
  /** What was typed where a price should be, when it is none; empty when nothing was. */
  badPrice?: string
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
export const loanParameters = [
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
const MAX_TYPED = 30
const MONTHS_OF_YEAR = 12

/** Reads an address leniently: what is malformed is left out, but a price that is none is kept to be mended. */
export function readScenario(query: URLSearchParams): Scenario {
  const scenario: Scenario = { onlyFromDeveloper: last(query, 'loan_developer') !== '0' }
  const typed = last(query, 'loan_price')
  if (typed !== undefined) {
    const price = readPrice(typed)
    if (price === undefined) scenario.badPrice = shortened(typed)
    else scenario.price = price
  }
  const currency = readWhole(last(query, 'loan_currency'), MAX_ID)
  if (currency) scenario.currency = currency
  const bank = readWhole(last(query, 'loan_bank'), MAX_ID)
  if (bank) scenario.bank = bank
  // Another bank was chosen: what was shown for the one before is not what the visitor wants from this one.
  const shownFor = readWhole(last(query, 'loan_shown'), MAX_ID)
  if (shownFor === undefined || shownFor === bank) {
    const percent = readWhole(last(query, 'loan_percent'), 100)
    if (percent !== undefined) scenario.percent = percent
    const months = readWhole(last(query, 'loan_month'), 9_999)
    if (months) scenario.months = months
  }
  const years = readWhole(last(query, 'loan_years'), 99)
  if (years) scenario.months = years * MONTHS_OF_YEAR
  const step = loanSteps.find((name) => name === last(query, 'loan_step'))
  if (step) scenario.step = step
  const sort = loanSorts.find((name) => name === last(query, 'loan_sort'))
  if (sort) scenario.sort = sort
  return scenario
}

/** The one canonical form of a scenario as parameters; reading it back gives the same scenario. */
export function scenarioQuery(scenario: Scenario): URLSearchParams {
  const { price, badPrice, currency, bank, percent, months, onlyFromDeveloper, step, sort } = scenario
  const query = new URLSearchParams()
  const typed = price ?? badPrice
  if (typed !== undefined) query.set('loan_price', String(typed))
  if (currency !== undefined) query.set('loan_currency', String(currency))
  if (bank !== undefined) query.set('loan_bank', String(bank))
  if (percent !== undefined) query.set('loan_percent', String(percent))
  if (months !== undefined) query.set('loan_month', String(months))
  if (!onlyFromDeveloper) query.set('loan_developer', '0')
  if (step) query.set('loan_step', step)
  if (sort) query.set('loan_sort', sort)
  return query
}

/**
 * A price of 1 to 999999999, in digits with or without marks between thousands; undefined when it is none.
 * A tenth digit is refused, not cut off: a price ten times too low is worse than a question.
 */
export function readPrice(text: string): number | undefined {
  const plain = text.trim()
  if (plain.length > MAX_TYPED) return undefined
  const digits = /^\d{1,3}([\s,.']\d{3})+$/.test(plain) ? plain.replace(/\D/g, '') : plain.replace(/\s/g, '')
  if (!/^\d{1,9}$/.test(digits)) return undefined
  return Number(digits) || undefined
}

/** The value that counts is the last: a pressed button comes after the field of the same name. */
function last(query: URLSearchParams, name: string): string | undefined {
  return query.getAll(name).at(-1)
}

function readWhole(text: string | undefined, most: number): number | undefined {
  const plain = text?.trim() ?? ''
  if (!/^\d{1,10}$/.test(plain)) return undefined
  const value = Number(plain)
  return value <= most ? value : undefined
}

function shortened(text: string): string {
  const plain = text.trim()
  if (plain.length <= MAX_TYPED) return plain
  // Half of a letter that takes two places could not be written back.
  return `${plain.slice(0, MAX_TYPED - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}
