import type { Visitor } from '../../http/visitor.server'
import { configuration } from '../../upstream/content.server'
import { mortgage } from '../../upstream/loans.server'
import { calculate, type ListingPrices } from './calculation'
import { compare } from './comparison'
import { readScenario } from './scenario'

/** What the calculator of an address shows; undefined when the banks cannot be asked, or none lends. */
export async function loadCalculator(visitor: Visitor, query: URLSearchParams, listing?: ListingPrices) {
  const [banks, config] = await Promise.all([
    visitor.optional('mortgage', visitor.reference(mortgage)),
    visitor.optional('exchange rate', visitor.reference(configuration)),
  ])
  const scenario = readScenario(query)
  const calculation = banks && calculate(scenario, banks, listing)
  if (!calculation) return undefined
  return {
    ...{ calculation, banks: banks.banks, currencies: banks.currencies },
    compared: compare(calculation, banks, config?.exchangeRate?.rate),
    today: new Date().toISOString().slice(0, 10),
    /** What was typed where a price should be. */
    typed: scenario.badPrice,
    /** The form was sent: what is missing is told. */
    isSent: query.has('loan_price'),
  }
}

export type CalculatorData = NonNullable<Awaited<ReturnType<typeof loadCalculator>>>
