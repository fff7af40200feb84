import type { Visitor } from '~/session/visitor.server'
import { configuration } from '~/upstream/content.server'
import { mortgage } from '~/upstream/loans.server'
import { statementById } from '~/upstream/statement-details.server'
import { SALE_DEAL_ID } from '~contract/deal-types'
import { isBelowForeignFloor, judgeAffordability } from './affordability'
import { calculateLoan, type ListingPrices } from './calculation'
import { compareBanks, convertPrice } from './comparison'
import { type LoanScenario, parseScenario } from './scenario'

export async function loadCalculator(
  visitor: Visitor,
  searchParams: URLSearchParams,
  statementPrices?: ListingPrices,
) {
  const [banks, config] = await Promise.all([
    visitor.optional('mortgage', visitor.cachedCall(mortgage)),
    visitor.optional('exchange rate', visitor.cachedCall(configuration)),
  ])
  const typed = parseScenario(searchParams)
  const rate = config?.exchangeRate?.rate
  const scenario = convertSums(typed, rate)
  // In another currency banks lend for other terms than those that were chosen.
  const options = { takesNearest: typed.pricedIn !== undefined }
  const calculation = banks && calculateLoan(scenario, banks, statementPrices, options)
  if (!calculation) return undefined
  const compared = compareBanks(calculation, banks, rate)
  const isConverted = compared.some(({ currency }) => currency.id !== calculation.currency.id)
  return {
    calculation,
    banks: banks.banks,
    currencies: banks.currencies,
    compared,
    /** The rate by which offers in the other currency were calculated, when there are any. */
    rate: isConverted ? config?.exchangeRate : undefined,
    affordability: judgeAffordability(calculation, rate),
    isBelowForeignFloor: isBelowForeignFloor(calculation, rate),
    takesNearest: options.takesNearest,
    today: new Date().toISOString().slice(0, 10),
    /** The invalid price as typed. */
    typed: scenario.invalidPrice,
    isSent: searchParams.has('loan_price'),
  }
}

/** Sums that were typed in the currency chosen before. */
function convertSums(
  { pricedIn, signed = [], ...scenario }: LoanScenario,
  lariForDollar: number | undefined,
): LoanScenario {
  const { currency } = scenario
  if (pricedIn === undefined || currency === undefined) return scenario
  const converted = { ...scenario }
  for (const name of ['price', 'own'] as const) {
    const sum = signed.includes(name) ? undefined : scenario[name]
    const inCurrency = sum === undefined ? undefined : convertPrice(sum, pricedIn, currency, lariForDollar)
    if (inCurrency !== undefined) converted[name] = inCurrency
  }
  return converted
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
