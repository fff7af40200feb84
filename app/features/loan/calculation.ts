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
  /** Chosen order of the compared banks. */
  sort: LoanSort | undefined
  /** Down payment set as an amount, in units of the currency; undefined if set in percent. */
  own: number | undefined
  /** Income and debts of the borrower per month, in lari. */
  income: number | undefined
  debts: number | undefined
  /** Typed texts that are not numbers; `percent` and `months` are then the bank's own terms. */
  invalid: InvalidTexts
  /** Requested values the bank does not offer; `percent` and `months` are the nearest possible ones. */
  adjusted: { bank?: number; percent?: number; own?: number; months?: number }
  /** Requested term, if `months` replaced it. */
  replacedMonths: number | undefined
  /** Amounts as typed in another currency. */
  entered: LoanScenario['entered']
  /** Price in whole units; undefined until entered. */
  price: number | undefined
  priceError: 'missing' | 'invalid' | undefined
  /** Invalid price as typed. */
  invalidPrice: string | undefined
  result: LoanResult | undefined
}

/** Returns the text in place of a result. */
export function getMissingResultText(calculation: LoanCalculation): 'enter_price' | 'correct_terms' {
  const { price, adjusted, invalid } = calculation
  const isMarked = Object.keys(adjusted).length > 0 || hasInvalidTerms(invalid)
  return price !== undefined && isMarked ? 'correct_terms' : 'enter_price'
}

/** Returns the terms as requested, whatever the chosen bank offers. */
export function getWantedTerms(calculation: LoanCalculation): { percent: number; months: number } {
  const { adjusted, percent, months } = calculation
  return { percent: adjusted.percent ?? percent, months: adjusted.months ?? months }
}

/** Returns true if a term was typed that is not a number. */
export function hasInvalidTerms({ percent, own, months }: InvalidTexts): boolean {
  return [percent, own, months].some((text) => text !== undefined)
}

interface CalculationOptions {
  /** Terms to replace by the nearest that the bank offers. Default: none. */
  nearest?: 'all' | 'months'
}

export type ListingPrices = Readonly<Record<number, number | undefined>>

/**
 * Calculates a loan; undefined if no bank lends in any currency. `listing` has the prices of the statement
 * that the calculator was opened in.
 */
export function calculateLoan(
  scenario: LoanScenario,
  { banks, currencies }: Mortgage,
  listing: ListingPrices = {},
  { nearest }: CalculationOptions = {},
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
  const price = scenario.invalidPrice === undefined ? (scenario.price ?? listing[currency.id]) : undefined
  const { own } = requestedTerms
  const ownPercent = own === undefined || price === undefined ? undefined : (own / price) * 100
  const isOwnPossible = ownPercent === undefined || isWithin(ownPercent, bounds.percentBounds)
  const requestedPercent = ownPercent === undefined ? requestedTerms.percent : Math.round(ownPercent)
  const percent = clamp(requestedPercent ?? defaults.percent, bounds.percentBounds)
  const months = clamp(requestedTerms.months ?? defaults.months, bounds.monthBounds)
  const isPercentPossible = ownPercent !== undefined || (requestedPercent ?? percent) === percent
  const isTermPossible = (requestedTerms.months ?? months) === months
  const takesNearest = nearest === 'all'
  const isPossible = (isOwnPossible && isPercentPossible) || takesNearest
  const isTermReplaced = !isTermPossible && nearest !== undefined
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
    sort: scenario.sort,
    invalid,
    adjusted: {
      ...(isBankUnavailable && { bank: scenario.bank }),
      ...(!isPercentPossible && { percent: requestedPercent }),
      ...(!isOwnPossible && { own }),
      ...(!isTermPossible && !isTermReplaced && { months: requestedTerms.months }),
    },
    replacedMonths: isTermReplaced ? requestedTerms.months : undefined,
    entered: scenario.entered,
    invalidPrice: scenario.invalidPrice,
    priceError: price !== undefined ? undefined : scenario.invalidPrice ? 'invalid' : 'missing',
    result:
      price === undefined || hasInvalidTerms(invalid) || !isPossible || !(isTermPossible || isTermReplaced)
        ? undefined
        : calculateLoanResult({ ...terms, price, own: isOwnPossible ? own : undefined }),
  }
}

/** Returns true if the loan can be requested: no set value had to be adjusted. */
export function canRequestLoan({ result, adjusted, replacedMonths }: LoanCalculation): boolean {
  const isAdjusted = Object.keys(adjusted).length > 0 || replacedMonths !== undefined
  return result !== undefined && !result.isFullyPaid && !isAdjusted
}
