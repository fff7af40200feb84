import { currencyIds } from '~/upstream/currencies'
import type { Bank, LoanCurrency, LoanOffer, Mortgage } from '~/upstream/loans.server'
import { type Loan, type LoanTotals, loanTotals } from './annuity'
import {
  clamp,
  findDefaultBank,
  findOffer,
  getDefaultTerms,
  getDownPaymentBounds,
  getTermBounds,
  type NumberBounds,
} from './bank-terms'
import type { LoanScenario } from './scenario'

/** A scenario with everything that it leaves open filled in, and worked out. */
export interface LoanCalculation {
  currency: LoanCurrency
  bank: Bank
  offer: LoanOffer
  percent: number
  percentBounds: NumberBounds
  months: number
  monthBounds: NumberBounds
  onlyFromDeveloper: boolean
  /** What was asked for and the bank does not give; the values above are the nearest that it does. */
  adjusted: { bank?: number; percent?: number; months?: number }
  /** Whole units; undefined while there is none to reckon with. */
  price: number | undefined
  priceError: 'missing' | 'invalid' | undefined
  /** There is a price. */
  result: LoanResult | undefined
}

/** Money in whole hundredths of the currency. */
export interface LoanResult {
  loan: Loan
  downPayment: number
  totals: LoanTotals
  /** Nothing is left to be lent: the whole price is the visitor's own. */
  isFullyPaid: boolean
}

/** What a listing costs, in whole units by currency id. */
export type ListingPrices = Readonly<Record<number, number | undefined>>

/**
 * Works a scenario out; undefined when no bank lends in any of the currencies.
 *
 * @param listing prices of the listing that the calculator was opened in, if it was
 */
export function calculateLoan(
  scenario: LoanScenario,
  { banks, currencies }: Mortgage,
  listing: ListingPrices = {},
): LoanCalculation | undefined {
  const availableCurrencies = currencies.filter(({ id }) => banks.some((bank) => findOffer(bank, id)))
  const currency = [scenario.currency, currencyIds.usd, availableCurrencies[0]?.id]
    .map((wanted) => availableCurrencies.find(({ id }) => id === wanted))
    .find((found) => found !== undefined)
  if (!currency) return undefined
  const wanted = banks.find(({ id }) => id === scenario.bank)
  const bank = wanted && findOffer(wanted, currency.id) ? wanted : findDefaultBank(banks, currency.id)
  const offer = bank && findOffer(bank, currency.id)
  if (!offer) return undefined

  const isBankUnavailable = scenario.bank !== undefined && scenario.bank !== bank.id
  // The terms asked for were those of a bank that does not lend so.
  const requestedTerms: Pick<LoanScenario, 'percent' | 'months'> = isBankUnavailable ? {} : scenario
  const defaults = getDefaultTerms(bank, offer)
  const bounds = { percentBounds: getDownPaymentBounds(bank), monthBounds: getTermBounds(offer) }
  const percent = clamp(requestedTerms.percent ?? defaults.percent, bounds.percentBounds)
  const months = clamp(requestedTerms.months ?? defaults.months, bounds.monthBounds)
  const price = priceInCurrency(currency.id, scenario, listing)
  return {
    currency,
    bank,
    offer,
    percent,
    months,
    ...bounds,
    price,
    onlyFromDeveloper: scenario.onlyFromDeveloper,
    adjusted: {
      ...(isBankUnavailable && { bank: scenario.bank }),
      ...(requestedTerms.percent !== undefined &&
        requestedTerms.percent !== percent && { percent: requestedTerms.percent }),
      ...(requestedTerms.months !== undefined &&
        requestedTerms.months !== months && { months: requestedTerms.months }),
    },
    priceError: price !== undefined ? undefined : scenario.invalidPrice ? 'invalid' : 'missing',
    result:
      price === undefined
        ? undefined
        : calculateLoanResult({ price, percent, months, ratePercent: offer.ratePercent }),
  }
}

/** A loan for a part of a price in whole units. Both parts are whole hundredths, since the percent is whole. */
export function calculateLoanResult(terms: {
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
    isFullyPaid: loan.principal === 0,
  }
}

/**
 * The price that was typed or else the listing's. The listing's own price in another currency is none that was typed:
 * the currency was changed under it.
 */
function priceInCurrency(
  currency: number,
  { price, invalidPrice: badPrice }: LoanScenario,
  listing: ListingPrices,
): number | undefined {
  if (badPrice !== undefined) return undefined
  const isTheListings = price === undefined || Object.values(listing).includes(price)
  return isTheListings ? (listing[currency] ?? price) : price
}
