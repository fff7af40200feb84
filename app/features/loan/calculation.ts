import type { Bank, LoanCurrency, LoanOffer, Mortgage } from '~/upstream/loans.server'
import { CURRENCY_IDS } from '~contract/currencies'
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

export interface LoanCalculation {
  currency: LoanCurrency
  bank: Bank
  offer: LoanOffer
  percent: number
  percentBounds: NumberBounds
  months: number
  monthBounds: NumberBounds
  onlyFromDeveloper: boolean
  /** Requested values the bank does not offer; the fields hold the nearest possible ones. */
  adjusted: { bank?: number; percent?: number; months?: number }
  /** Whole units; undefined while none was entered. */
  price: number | undefined
  priceError: 'missing' | 'invalid' | undefined
  result: LoanResult | undefined
}

export interface LoanResult {
  loan: Loan
  downPayment: number
  totals: LoanTotals
  isFullyPaid: boolean
}

export type ListingPrices = Readonly<Record<number, number | undefined>>

/** Undefined when no bank lends in any currency. `listing` has the prices of the statement that the calculator was opened in. */
export function calculateLoan(
  scenario: LoanScenario,
  { banks, currencies }: Mortgage,
  listing: ListingPrices = {},
): LoanCalculation | undefined {
  const availableCurrencies = currencies.filter(({ id }) => banks.some((bank) => findOffer(bank, id)))
  const currency = [scenario.currency, CURRENCY_IDS.usd, availableCurrencies[0]?.id]
    .map((wanted) => availableCurrencies.find(({ id }) => id === wanted))
    .find((found) => found !== undefined)
  if (!currency) return undefined
  const wanted = banks.find(({ id }) => id === scenario.bank)
  const bank = wanted && findOffer(wanted, currency.id) ? wanted : findDefaultBank(banks, currency.id)
  const offer = bank && findOffer(bank, currency.id)
  if (!offer) return undefined

  const isBankUnavailable = scenario.bank !== undefined && scenario.bank !== bank.id
  // The requested terms were those of a bank that does not lend in this currency.
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

/** Whether the loan can be requested: nothing that was set had to be adjusted. */
export function canRequestLoan({ result, adjusted }: LoanCalculation): boolean {
  return result !== undefined && !result.isFullyPaid && Object.keys(adjusted).length === 0
}

/** The price is in whole units; the percent is whole, so both parts are whole hundredths. */
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

/** The entered price, or else the listing's. A listing price in another currency was not entered: the currency was switched. */
function priceInCurrency(
  currency: number,
  { price, invalidPrice: badPrice }: LoanScenario,
  listing: ListingPrices,
): number | undefined {
  if (badPrice !== undefined) return undefined
  const isTheListings = price === undefined || Object.values(listing).includes(price)
  return isTheListings ? (listing[currency] ?? price) : price
}
