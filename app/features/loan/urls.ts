import { withoutParams } from '~/http/own-path'
import { withQuery } from '~/http/with-params'
import { CURRENCY_IDS, type Currency, DEFAULT_CURRENCY } from '~contract/currencies'
import type { LoanCalculation } from './calculation'
import { LOAN_PARAMS, type LoanScenario, toScenarioParams } from './scenario'

/** Parameter of the bank of a partner button, which need not be the chosen one. */
export const PARTNER_PARAM = 'loan_partner_bank'

/** Page of a calculator: its path and the parameters to preserve. */
export interface LoanPageUrl {
  path: string
  otherParams?: readonly (readonly [name: string, value: string])[]
}

/** Returns the parameters that open the calculator on a page without a statement, in the shown currency. */
export function toLoanOpening(currency: Currency = DEFAULT_CURRENCY): Record<string, string> {
  return { take_loan: 'true', isntStatement: 'true', loan_currency: String(CURRENCY_IDS[currency]) }
}

const DIALOG_PARAMS = ['take_loan', 'isntStatement'] as const

/** Returns true if the dialog was opened on a page without a statement. */
export function isOpenedWithoutStatement(searchParams: URLSearchParams): boolean {
  return searchParams.has('isntStatement')
}

export function toLoanPageUrl({ pathname, searchParams }: URL): LoanPageUrl {
  const own = new Set<string>([...LOAN_PARAMS, PARTNER_PARAM])
  return { path: pathname, otherParams: [...searchParams].filter(([name]) => !own.has(name)) }
}

/** Returns the page with the posted figures; undefined if unchanged. */
export function findTypedHref(url: URL, typed: ReadonlyMap<string, string>): string | undefined {
  const terms = new Set<string>(LOAN_PARAMS)
  const others = [...url.searchParams].filter(([name]) => !terms.has(name))
  const search = `?${new URLSearchParams([...others, ...typed])}`
  return typed.size === 0 || search === url.search ? undefined : url.pathname + search
}

export function loanCloseHref(url: URL): string {
  return withoutParams(url, ...DIALOG_PARAMS, ...LOAN_PARAMS, PARTNER_PARAM)
}

export function scenarioHref({ path, otherParams = [] }: LoanPageUrl, scenario: LoanScenario): string {
  const searchParams = new URLSearchParams([
    ...otherParams.map((pair) => [...pair]),
    ...toScenarioParams(scenario),
  ])
  return withQuery(path, searchParams)
}

/** Returns the URL to which a partner button posts the calculator. */
export function partnerInfoHref(
  { path, otherParams = [] }: LoanPageUrl,
  calculation: LoanCalculation,
  bankId: number,
): string {
  const page = { path, otherParams: [...otherParams, [PARTNER_PARAM, String(bankId)] as const] }
  return scenarioHref(page, toCompleteScenario(calculation))
}

/** Returns the calculation as shown: rejected terms stay only if they were not replaced. */
export function toCompleteScenario(calculation: LoanCalculation): LoanScenario {
  const { price, currency, bank, own, income, debts, sort, invalid } = calculation
  const refused = calculation.adjusted
  const scenario: LoanScenario = { currency: currency.id, bank: bank.id }
  if (invalid.months === undefined) scenario.months = refused.months ?? calculation.months
  if (own !== undefined) scenario.own = own
  else if (invalid.percent === undefined && invalid.own === undefined)
    scenario.percent = refused.percent ?? calculation.percent
  if (Object.keys(invalid).length > 0) scenario.invalid = invalid
  if (income !== undefined) scenario.income = income
  if (debts !== undefined) scenario.debts = debts
  if (price !== undefined) scenario.price = price
  if (sort) scenario.sort = sort
  return scenario
}

export function withStep(scenario: LoanScenario, step: LoanScenario['step']): LoanScenario {
  return { ...scenario, step }
}
