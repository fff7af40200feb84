import { type Currency, currencyIds } from '~/upstream/currencies'
import type { Mortgage } from '~/upstream/loans.server'
import { findDefaultBank, findOffer, getDefaultTerms } from './bank-terms'
import { calculateLoanResult } from './calculation'

/** The terms by which cards say what a loan would cost a month. */
export interface CardTerms {
  percent: number
  months: number
  ratePercent: number
}

/** The default bank's own terms in each currency that it lends in. */
export type CardTermsByCurrency = Partial<Record<Currency, CardTerms>>

export function getCardTerms({ banks }: Mortgage): CardTermsByCurrency {
  const termsIn = (currency: number): CardTerms | undefined => {
    const bank = findDefaultBank(banks, currency)
    const offer = bank && findOffer(bank, currency)
    return offer && { ...getDefaultTerms(bank, offer), ratePercent: offer.ratePercent }
  }
  const [gel, usd] = [termsIn(currencyIds.gel), termsIn(currencyIds.usd)]
  return { ...(gel && { gel }), ...(usd && { usd }) }
}

/** What a month of the loan for a price comes to, in hundredths; undefined where nothing is lent. */
export function calculateCardPayment(
  price: number | undefined,
  terms: CardTerms | undefined,
): number | undefined {
  const whole = Math.round(price ?? 0)
  if (!terms || whole <= 0) return undefined
  return calculateLoanResult({ price: whole, ...terms }).totals.payment || undefined
}
