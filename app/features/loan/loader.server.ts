import { toHashedImage } from '~/page/hashed-images.server'
import type { Visitor } from '~/session/visitor.server'
import { configuration } from '~/upstream/content.server'
import { type Mortgage, mortgage } from '~/upstream/loans.server'
import { statementById } from '~/upstream/statement-details.server'
import { SALE_DEAL_ID } from '~contract/statements'
import { toGeorgianDate } from '~contract/values/georgian-time'
import { isBelowForeignFloor, judgeAffordability } from './affordability'
import { calculateLoan, type ListingPrices, type LoanCalculation } from './calculation'
import { compareBanks } from './comparison'
import { convertSums } from './convert-sums'
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
  const rate = config?.exchangeRate?.rate
  const calculation = banks && calculateRequestedLoan(searchParams, banks, rate, statementPrices)
  if (!calculation) return undefined
  const compared = compareBanks(calculation, banks, rate)
  const isConverted = compared.some(({ currency }) => currency.id !== calculation.currency.id)
  return {
    calculation,
    banks: banks.banks.map((bank) => ({ ...bank, image: bank.image && toHashedImage(bank.image) })),
    currencies: banks.currencies,
    compared,
    /** Rate used for offers in the other currency, if any. */
    rate: isConverted ? config?.exchangeRate : undefined,
    affordability: judgeAffordability(calculation, rate),
    isBelowForeignFloor: isBelowForeignFloor(calculation, rate),
    today: toGeorgianDate(new Date()),
    /** Invalid price as typed. */
    typed: calculation.invalidPrice,
    isSent: searchParams.has('loan_price'),
  }
}

/** Calculates the loan of a URL, in its currency; sums shown in another one are converted. */
export function calculateRequestedLoan(
  searchParams: URLSearchParams,
  banks: Mortgage,
  lariForDollar: number | undefined,
  listing?: ListingPrices,
): LoanCalculation | undefined {
  const scenario = parseScenario(searchParams)
  const converted = convertSums(scenario, lariForDollar, listing)
  // Terms of the loan differ by currency, so after a change of currency the nearest term is taken.
  return calculateLoan(
    converted,
    banks,
    listing,
    scenario.pricedIn === undefined ? {} : { nearest: 'months' },
  )
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
