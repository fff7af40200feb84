import type { LoanCurrency, Mortgage } from '~/upstream/loans.server'
import { CURRENCY_IDS } from '~contract/currencies'
import { calculateLoan, type LoanCalculation } from './calculation'
import type { LoanResult } from './loan-result'
import { DEFAULT_LOAN_SORT, type LoanSort } from './scenario'

export interface ComparedOffer {
  bankId: number
  bank: string
  currency: LoanCurrency
  ratePercent: number
  effectivePercent: number | undefined
  percent: number
  months: number
  /** Money in hundredths of the currency. */
  result: LoanResult
}

/** The cheapest offers first within each currency. Without `lariForDollar` only the calculation's own currency is compared. */
export function compareBanks(
  calculation: LoanCalculation,
  mortgage: Mortgage,
  lariForDollar: number | undefined,
): ComparedOffer[] {
  const { percent, own, months, price, sort = DEFAULT_LOAN_SORT } = calculation
  if (price === undefined) return []
  return mortgage.currencies.flatMap((currency) => {
    const convertedPrice = convertPrice(price, calculation.currency.id, currency.id, lariForDollar)
    if (convertedPrice === undefined) return []
    return mortgage.banks
      .flatMap((bank) => {
        const scenario = {
          price: convertedPrice,
          currency: currency.id,
          percent,
          ...ownIn(currency.id),
          months,
          onlyFromDeveloper: true,
        }
        const of = { banks: [bank], currencies: [currency] }
        const offered = calculateLoan(scenario, of, {}, { takesNearest: true })
        return offered?.result ? [toComparedOffer(offered, offered.result)] : []
      })
      .sort((one, other) => sortKeys[sort](one) - sortKeys[sort](other))
  })

  function ownIn(currencyId: number) {
    if (own === undefined) return {}
    const converted = convertPrice(own, calculation.currency.id, currencyId, lariForDollar)
    return converted === undefined ? {} : { own: converted }
  }
}

function toComparedOffer(
  { bank, currency, offer, percent, months }: LoanCalculation,
  result: LoanResult,
): ComparedOffer {
  const { ratePercent, effectivePercent } = offer
  return {
    bankId: bank.id,
    bank: bank.name,
    currency,
    ratePercent,
    effectivePercent,
    percent,
    months,
    result,
  }
}

const sortKeys: Record<LoanSort, (offer: ComparedOffer) => number> = {
  effective: ({ effectivePercent }) => effectivePercent ?? Number.MAX_VALUE,
  monthly: ({ result }) => result.totals.payment,
  total: ({ result }) => result.totals.total,
}

/** Converts whole units; undefined without an exchange rate. */
export function convertPrice(price: number, from: number, to: number, lariForDollar: number | undefined) {
  if (from === to) return price
  if (!lariForDollar) return undefined
  if (from === CURRENCY_IDS.usd && to === CURRENCY_IDS.gel) return Math.round(price * lariForDollar)
  if (from === CURRENCY_IDS.gel && to === CURRENCY_IDS.usd)
    return Math.round(price / lariForDollar) || undefined
  return undefined
}
