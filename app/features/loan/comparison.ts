import type { LoanCurrency, Mortgage } from '~/upstream/loans.server'
import { convertSum } from '~contract/values/money'
import { calculateLoan, getWantedTerms, hasInvalidTerms, type LoanCalculation } from './calculation'
import type { LoanResult } from './loan-result'
import { DEFAULT_LOAN_SORT, type LoanSort } from './scenario'
import { MAX_SUM } from './typed-values'

export interface ComparedOffer {
  bankId: number
  bank: string
  currency: LoanCurrency
  ratePercent: number
  effectivePercent: number | undefined
  percent: number
  months: number
  /** Result in hundredths of the currency. */
  result: LoanResult
}

/**
 * Compares banks, cheapest first within each currency, each with the wanted terms or the nearest that its
 * bank allows. Without `lariForDollar` only the calculation's own currency is compared.
 */
export function compareBanks(
  calculation: LoanCalculation,
  mortgage: Mortgage,
  lariForDollar: number | undefined,
): ComparedOffer[] {
  const { own, price, sort = DEFAULT_LOAN_SORT } = calculation
  if (price === undefined || hasInvalidTerms(calculation.invalid)) return []
  const wanted = getWantedTerms(calculation)
  return mortgage.currencies.flatMap((currency) => {
    const convertedPrice = convertSum(price, calculation.currency.id, currency.id, lariForDollar)
    if (!convertedPrice || convertedPrice > MAX_SUM) return []
    return mortgage.banks
      .flatMap((bank) => {
        const scenario = {
          price: convertedPrice,
          currency: currency.id,
          ...wanted,
          ...ownIn(currency.id),
        }
        const of = { banks: [bank], currencies: [currency] }
        const offered = calculateLoan(scenario, of, {}, { nearest: 'all' })
        return offered?.result ? [toComparedOffer(offered, offered.result)] : []
      })
      .sort((one, other) => sortKeys[sort](one) - sortKeys[sort](other))
  })

  function ownIn(currencyId: number) {
    if (own === undefined) return {}
    const converted = convertSum(own, calculation.currency.id, currencyId, lariForDollar)
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
