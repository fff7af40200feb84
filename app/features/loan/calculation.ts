import type { Bank, LoanCurrency, LoanOffer, Mortgage } from '~/upstream/loans.server'
import { CURRENCY_IDS } from '~contract/currencies'
import {
  clamp,
  findDefaultBank,
  findOffer,
  getDefaultTerms,
  getDownPaymentBounds,
  getTermBounds,
  isWithin,
  type NumberBounds,
} from './bank-terms'
import { calculateLoanResult, type LoanResult } from './loan-result'
import { type InvalidTexts, type LoanScenario, type LoanSort, pickInvalidSums } from './scenario'

export interface LoanCalculation {
  currency: LoanCurrency
  bank: Bank
  offer: LoanOffer
  percent: number
  percentBounds: NumberBounds
  months: number
  monthBounds: NumberBounds
  onlyFromDeveloper: boolean
  /** The order of the compared banks, where one was chosen. */
  sort: LoanSort | undefined
  /** Of a down payment that was set as a sum, in units of the currency; undefined where a percent was taken in its place. */
  own: number | undefined
  /** What the borrower earns and owes a month, in lari. */
  income: number | undefined
  debts: number | undefined
  /** What was typed and is no number, as typed; of the terms `percent` and `months` are then the bank's own. */
  invalid: InvalidTexts
  /** Requested values the bank does not offer; `percent` and `months` are the nearest possible ones. */
  adjusted: { bank?: number; percent?: number; own?: number; months?: number }
  /** Whole units; undefined while none was entered. */
  price: number | undefined
  priceError: 'missing' | 'invalid' | undefined
  result: LoanResult | undefined
}

/** The text in place of a result. */
export function getMissingResultText(calculation: LoanCalculation): 'enter_price' | 'correct_terms' {
  const { price, adjusted, invalid } = calculation
  const isMarked = Object.keys(adjusted).length > 0 || hasInvalidTerms(invalid)
  return price !== undefined && isMarked ? 'correct_terms' : 'enter_price'
}

function hasInvalidTerms({ percent, own, months }: InvalidTexts): boolean {
  return [percent, own, months].some((text) => text !== undefined)
}

interface CalculationOptions {
  /** Calculates with the nearest terms that the bank offers, in place of those that it does not. */
  takesNearest?: boolean
}

export type ListingPrices = Readonly<Record<number, number | undefined>>

/** Undefined when no bank lends in any currency. `listing` has the prices of the statement that the calculator was opened in. */
export function calculateLoan(
  scenario: LoanScenario,
  { banks, currencies }: Mortgage,
  listing: ListingPrices = {},
  { takesNearest = false }: CalculationOptions = {},
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
  const requestedTerms: Pick<LoanScenario, 'percent' | 'own' | 'months'> = isBankUnavailable ? {} : scenario
  const invalid = isBankUnavailable ? pickInvalidSums(scenario.invalid) : (scenario.invalid ?? {})
  const defaults = getDefaultTerms(bank, offer)
  const bounds = { percentBounds: getDownPaymentBounds(bank), monthBounds: getTermBounds(offer) }
  const price = priceInCurrency(currency.id, scenario, listing)
  const { own } = requestedTerms
  const ownPercent = own === undefined || price === undefined ? undefined : (own / price) * 100
  const isOwnPossible = ownPercent === undefined || isWithin(ownPercent, bounds.percentBounds)
  const requestedPercent = ownPercent === undefined ? requestedTerms.percent : Math.round(ownPercent)
  const percent = clamp(requestedPercent ?? defaults.percent, bounds.percentBounds)
  const months = clamp(requestedTerms.months ?? defaults.months, bounds.monthBounds)
  const isPercentPossible = ownPercent !== undefined || (requestedPercent ?? percent) === percent
  const isPossible = isOwnPossible && isPercentPossible && (requestedTerms.months ?? months) === months
  const terms = { percent, months, ratePercent: offer.ratePercent }
  return {
    currency,
    bank,
    offer,
    percent,
    months,
    ...bounds,
    price,
    own: isOwnPossible || !takesNearest ? own : undefined,
    income: scenario.income,
    debts: scenario.debts,
    onlyFromDeveloper: scenario.onlyFromDeveloper,
    sort: scenario.sort,
    invalid,
    adjusted: {
      ...(isBankUnavailable && { bank: scenario.bank }),
      ...(!isPercentPossible && { percent: requestedPercent }),
      ...(!isOwnPossible && { own }),
      ...(requestedTerms.months !== undefined &&
        requestedTerms.months !== months && { months: requestedTerms.months }),
    },
    priceError: price !== undefined ? undefined : scenario.invalidPrice ? 'invalid' : 'missing',
    result:
      price === undefined || hasInvalidTerms(invalid) || !(isPossible || takesNearest)
        ? undefined
        : calculateLoanResult({ ...terms, price, own: isOwnPossible ? own : undefined }),
  }
}

/** Whether the loan can be requested: nothing that was set had to be adjusted. */
export function canRequestLoan({ result, adjusted }: LoanCalculation): boolean {
  return result !== undefined && !result.isFullyPaid && Object.keys(adjusted).length === 0
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
