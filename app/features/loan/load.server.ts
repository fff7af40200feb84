import type { Visitor } from '../../http/visitor.server'
import { configuration } from '../../upstream/content.server'
import { mortgage } from '../../upstream/loans.server'
import { oneStatement } from '../../upstream/one-statement.server'
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
    calculation,
    banks: banks.banks,
    currencies: banks.currencies,
    compared: compare(calculation, banks, config?.exchangeRate?.rate, scenario.sort),
    sort: scenario.sort,
    today: new Date().toISOString().slice(0, 10),
    /** What was typed where a price should be. */
    typed: scenario.badPrice,
    /** The form was sent: what is missing is told. */
    isSent: query.has('loan_price'),
  }
}

export type CalculatorData = NonNullable<Awaited<ReturnType<typeof loadCalculator>>>

/** What a listing costs, when it is for sale at a price. */
export async function listingPrices(visitor: Visitor, id: number): Promise<ListingPrices | undefined> {
  const statement = await visitor.optional('listing of the loan', visitor.call(oneStatement(id)))
  if (statement?.dealId !== SALE || statement.priceKind === 'negotiable') return undefined
  const { gel, usd } = statement.price
  return { 1: whole(gel?.total), 2: whole(usd?.total) }
}

const SALE = 1

function whole(price: number | undefined): number | undefined {
  return price === undefined ? undefined : Math.round(price) || undefined
}
