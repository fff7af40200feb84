import type { CardTerms, CardTermsByCurrency } from '~/page/page-context'
import type { Mortgage } from '~/upstream/loans.server'
import { CURRENCY_IDS } from '~contract/currencies'
import { findDefaultBank, findOffer, getDefaultTerms } from './bank-terms'
import { calculateLoanResult } from './loan-result'

export function getCardTerms({ banks }: Mortgage): CardTermsByCurrency {
  const termsIn = (currency: number): CardTerms | undefined => {
    const bank = findDefaultBank(banks, currency)
    const offer = bank && findOffer(bank, currency)
    return offer && { ...getDefaultTerms(bank, offer), ratePercent: offer.ratePercent }
  }
  const [gel, usd] = [termsIn(CURRENCY_IDS.gel), termsIn(CURRENCY_IDS.usd)]
  return { ...(gel && { gel }), ...(usd && { usd }) }
}

export function calculateCardPayment(
  price: number | undefined,
  terms: CardTerms | undefined,
): number | undefined {
  const whole = Math.round(price ?? 0)
  if (!terms || whole <= 0) return undefined
  return calculateLoanResult({ price: whole, ...terms }).totals.payment || undefined
}
