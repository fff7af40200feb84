import { withoutParams } from '~/http/own-path'
import type { LoanCalculation } from './calculation'
import { LOAN_PARAMS, type LoanScenario, toScenarioParams } from './scenario'

/** Where a calculator stands: its forms and links lead there, and keep the parameters that are not its own. */
export interface LoanPageUrl {
  /** The path of the page. */
  path: string
  otherParams?: readonly (readonly [name: string, value: string])[]
}

/** The parameters that open the calculator as a dialog above any page. */
const DIALOG_PARAMS = ['take_loan', 'isntStatement'] as const

export function isLoanDialogOpen(searchParams: URLSearchParams): boolean {
  return searchParams.has('take_loan')
}

/** Nothing was for sale on the page that it was opened from. */
export function isOpenedWithoutStatement(searchParams: URLSearchParams): boolean {
  return searchParams.has('isntStatement')
}

/** The page of an address as the place of its calculator. */
export function toLoanPageUrl({ pathname, searchParams }: URL): LoanPageUrl {
  const own = new Set<string>(LOAN_PARAMS)
  return { path: pathname, otherParams: [...searchParams].filter(([name]) => !own.has(name)) }
}

/** The page of an address without its dialog. */
export function loanCloseHref(url: URL): string {
  return withoutParams(url, ...DIALOG_PARAMS, ...LOAN_PARAMS)
}

/** The address of a scenario in a place. */
export function scenarioHref({ path, otherParams: kept = [] }: LoanPageUrl, scenario: LoanScenario): string {
  const searchParams = new URLSearchParams([...kept.map((pair) => [...pair]), ...toScenarioParams(scenario)])
  return searchParams.size > 0 ? `${path}?${searchParams}` : path
}

/** A calculation as the scenario that leads to it, with nothing left open. */
export function toCompleteScenario(calculation: LoanCalculation): LoanScenario {
  const { price, currency, bank, percent, months, onlyFromDeveloper } = calculation
  const scenario = { currency: currency.id, bank: bank.id, percent, months, onlyFromDeveloper }
  return price === undefined ? scenario : { ...scenario, price }
}
