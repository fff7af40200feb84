import type { Calculation } from './calculation'
import { type Scenario, scenarioQuery } from './scenario'

/** Where a calculator stands: its forms and links lead there, and keep the parameters that are not its own. */
export interface LoanPlace {
  /** The path of the page. */
  path: string
  kept?: readonly (readonly [name: string, value: string])[]
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
