import { without } from '../../http/own-address'
import type { Calculation } from './calculation'
import { loanParameters, type Scenario, scenarioQuery } from './scenario'

/** Where a calculator stands: its forms and links lead there, and keep the parameters that are not its own. */
export interface LoanPlace {
  /** The path of the page. */
  path: string
  kept?: readonly (readonly [name: string, value: string])[]
}

/** The parameters that open the calculator as a dialog above any page. */
const OPENING = ['take_loan', 'isntStatement'] as const

export function isLoanOpen(query: URLSearchParams): boolean {
  return query.has('take_loan')
}

/** Nothing was for sale on the page that it was opened from. */
export function isOutsideOfListing(query: URLSearchParams): boolean {
  return query.has('isntStatement')
}

/** The page of an address as the place of its calculator. */
export function placeOf({ pathname, searchParams }: URL): LoanPlace {
  const own = new Set<string>(loanParameters)
  return { path: pathname, kept: [...searchParams].filter(([name]) => !own.has(name)) }
}

/** The page of an address without its dialog. */
export function closeAddress(url: URL): string {
  return without(url, ...OPENING, ...loanParameters)
}

/** The address of a scenario in a place. */
export function scenarioAddress({ path, kept = [] }: LoanPlace, scenario: Scenario): string {
  const query = new URLSearchParams([...kept.map((pair) => [...pair]), ...scenarioQuery(scenario)])
  return query.size > 0 ? `${path}?${query}` : path
}

/** A calculation as the scenario that leads to it, with nothing left open. */
export function scenarioOf(calculation: Calculation): Scenario {
  const { price, currency, bank, percent, months, onlyFromDeveloper } = calculation
  const scenario = { currency: currency.id, bank: bank.id, percent, months, onlyFromDeveloper }
  return price === undefined ? scenario : { ...scenario, price }
}
