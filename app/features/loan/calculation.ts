import { currencyIds } from '../../upstream/currencies'
import type { Bank, LoanCurrency, Mortgage, Offer } from '../../upstream/loans.server'
import { type Loan, type LoanTotals, loanTotals } from './annuity'
import { type Bounds, clamp, defaultBank, defaultsOf, monthBounds, offerOf, percentBounds } from './offers'
import type { Scenario } from './scenario'

/** A scenario with everything that it leaves open filled in, and worked out. */
export interface Calculation {
  currency: LoanCurrency
  bank: Bank
  offer: Offer
  percent: number
  percentBounds: Bounds
  months: number
  monthBounds: Bounds
  onlyFromDeveloper: boolean
  /** What was asked for and the bank does not give; the values above are the nearest that it does. */
  refused: { bank?: number; percent?: number; months?: number }
  /** Whole units; undefined while there is none to reckon with. */
  price: number | undefined
  priceFault: 'missing' | 'invalid' | undefined
  /** There is a price. */
  result: LoanResult | undefined
}

/** Money in whole hundredths of the currency. */
export interface LoanResult {
  loan: Loan
  downPayment: number
  totals: LoanTotals
  /** Nothing is left to be lent: the whole price is the visitor's own. */
  isNothingLent: boolean
}

/** What a listing costs, in whole units by currency id. */
export type ListingPrices = Readonly<Record<number, number | undefined>>

/**
 * Works a scenario out; undefined when no bank lends in any of the currencies.
 *
 * @param listing prices of the listing that the calculator was opened in, if it was
 */
export function calculate(
  scenario: Scenario,
  { banks, currencies }: Mortgage,
  listing: ListingPrices = {},
): Calculation | undefined {
  const lent = currencies.filter(({ id }) => banks.some((bank) => offerOf(bank, id)))
  const currency = [scenario.currency, currencyIds.usd, lent[0]?.id]
    .map((wanted) => lent.find(({ id }) => id === wanted))
    .find((found) => found !== undefined)
  if (!currency) return undefined
  const wanted = banks.find(({ id }) => id === scenario.bank)
  const bank = wanted && offerOf(wanted, currency.id) ? wanted : defaultBank(banks, currency.id)
  const offer = bank && offerOf(bank, currency.id)
  if (!offer) return undefined

  const isRefused = scenario.bank !== undefined && scenario.bank !== bank.id
  // The terms asked for were those of a bank that does not lend so.
  const asked: Pick<Scenario, 'percent' | 'months'> = isRefused ? {} : scenario
  const defaults = defaultsOf(bank, offer)
  const bounds = { percentBounds: percentBounds(bank), monthBounds: monthBounds(offer) }
  const percent = clamp(asked.percent ?? defaults.percent, bounds.percentBounds)
  const months = clamp(asked.months ?? defaults.months, bounds.monthBounds)
  const price = priceIn(currency.id, scenario, listing)
  return {
    currency,
    bank,
    offer,
    percent,
    months,
    ...bounds,
    price,
    onlyFromDeveloper: scenario.onlyFromDeveloper,
    refused: {
      ...(isRefused && { bank: scenario.bank }),
      ...(asked.percent !== undefined && asked.percent !== percent && { percent: asked.percent }),
      ...(asked.months !== undefined && asked.months !== months && { months: asked.months }),
    },
    priceFault: price !== undefined ? undefined : scenario.badPrice ? 'invalid' : 'missing',
    result:
      price === undefined ? undefined : lend({ price, percent, months, ratePercent: offer.ratePercent }),
  }
}

/** A loan for a part of a price in whole units. Both parts are whole hundredths, since the percent is whole. */
export function lend(terms: {
  price: number
  percent: number
  months: number
  ratePercent: number
}): LoanResult {
  const { price, percent, months, ratePercent } = terms
  const loan = { principal: price * (100 - percent), ratePercent, months }
  return {
    loan,
    downPayment: price * percent,
    totals: loanTotals(loan),
    isNothingLent: loan.principal === 0,
  }
}

/**
 * The price that was typed or else the listing's. The listing's own price in another currency is none that was typed:
 * the currency was changed under it.
 */
function priceIn(
  currency: number,
  { price, badPrice }: Scenario,
  listing: ListingPrices,
): number | undefined {
  if (badPrice !== undefined) return undefined
  const isTheListings = price === undefined || Object.values(listing).includes(price)
  return isTheListings ? (listing[currency] ?? price) : price
}
