import type { Visitor } from '~/session/visitor.server'
import { configuration } from '~/upstream/content.server'
import { mortgage } from '~/upstream/loans.server'
import { statementById } from '~/upstream/statement-details.server'
import { SALE_DEAL_ID } from '~contract/deal-types'
import { calculateLoan, type ListingPrices } from './calculation'
import { compareBanks } from './comparison'
import { parseScenario } from './scenario'

export async function loadCalculator(
  visitor: Visitor,
  searchParams: URLSearchParams,
  statementPrices?: ListingPrices,
) {
  const [banks, config] = await Promise.all([
    visitor.optional('mortgage', visitor.cachedCall(mortgage)),
    visitor.optional('exchange rate', visitor.cachedCall(configuration)),
  ])
  const scenario = parseScenario(searchParams)
  const calculation = banks && calculateLoan(scenario, banks, statementPrices)
  if (!calculation) return undefined
  return {
    calculation,
    banks: banks.banks,
    currencies: banks.currencies,
    compared: compareBanks(calculation, banks, config?.exchangeRate?.rate, scenario.sort),
    sort: scenario.sort,
    today: new Date().toISOString().slice(0, 10),
    /** The invalid price as typed. */
    typed: scenario.invalidPrice,
    isSent: searchParams.has('loan_price'),
  }
}

export type CalculatorData = NonNullable<Awaited<ReturnType<typeof loadCalculator>>>

export async function loadStatementPrices(visitor: Visitor, id: number): Promise<ListingPrices | undefined> {
  const statement = await visitor.optional('listing of the loan', visitor.call(statementById(id)))
  if (statement?.dealId !== SALE_DEAL_ID || statement.priceKind === 'negotiable') return undefined
  const { gel, usd } = statement.price
  return { 1: toWholeUnits(gel?.total), 2: toWholeUnits(usd?.total) }
}

function toWholeUnits(price: number | undefined): number | undefined {
  return price === undefined ? undefined : Math.round(price) || undefined
}
