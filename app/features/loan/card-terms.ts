import { type Currency, currencyIds } from '../../upstream/currencies'
import type { Mortgage } from '../../upstream/loans.server'
import { lend } from './calculation'
import { defaultBank, defaultsOf, offerOf } from './offers'

/** The terms by which cards say what a loan would cost a month. */
export interface CardTerms {
  percent: number
  months: number
  ratePercent: number
}

/** The default bank's own terms in each currency that it lends in. */
export type CardTermsByCurrency = Partial<Record<Currency, CardTerms>>

export function cardTerms({ banks }: Mortgage): CardTermsByCurrency {
  const of = (currency: number): CardTerms | undefined => {
    const bank = defaultBank(banks, currency)
    const offer = bank && offerOf(bank, currency)
    return offer && { ...defaultsOf(bank, offer), ratePercent: offer.ratePercent }
  }
  const [gel, usd] = [of(currencyIds.gel), of(currencyIds.usd)]
  return { ...(gel && { gel }), ...(usd && { usd }) }
}

/** What a month of the loan for a price comes to, in hundredths; undefined where nothing is lent. */
export function cardPayment(price: number | undefined, terms: CardTerms | undefined): number | undefined {
  const whole = Math.round(price ?? 0)
  if (!terms || whole <= 0) return undefined
  return lend({ price: whole, ...terms }).totals.payment || undefined
}
