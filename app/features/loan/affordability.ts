import { CURRENCY_IDS } from '~contract/currencies'
import type { LoanCalculation } from './calculation'

/** Income threshold of the National Bank in lari, and its limits of payments in percent. */
export const INCOME_LIMITS = {
  threshold: 1_500,
  low: { lari: 25, foreign: 20 },
  usual: { lari: 50, foreign: 30 },
  source: 'https://nbg.gov.ge/en/page/pti-and-ltv-requirements',
} as const

/** Minimum loan in other currencies for borrowers who earn lari; since 1 August 2025 (gbc.ge, 1tv.ge). */
export const FOREIGN_LOAN_FLOOR_GEL = 750_000

export interface Affordability {
  /** Share of the income that the payments would take, in percent. */
  share: number
  limit: number
  isWithinLimit: boolean
}

/**
 * Compares payments with the income; undefined until the income is given, while the other payments are not a
 * number, or if the amounts cannot be converted.
 */
export function judgeAffordability(
  { result, currency, income, debts = 0, invalid }: LoanCalculation,
  lariForDollar: number | undefined,
): Affordability | undefined {
  if (!result || !income || invalid.debts !== undefined) return undefined
  const payment = toLari(result.totals.payment / 100, currency.id, lariForDollar)
  if (payment === undefined) return undefined
  const limits = income < INCOME_LIMITS.threshold ? INCOME_LIMITS.low : INCOME_LIMITS.usual
  const limit = currency.id === CURRENCY_IDS.gel ? limits.lari : limits.foreign
  const share = ((payment + debts) / income) * 100
  return { share, limit, isWithinLimit: share <= limit }
}

/**
 * Returns true if a loan in another currency is smaller than the National Bank allows for earners of lari.
 */
export function isBelowForeignFloor(
  { result, currency }: Pick<LoanCalculation, 'result' | 'currency'>,
  lariForDollar: number | undefined,
): boolean {
  if (!result || result.isFullyPaid || currency.id === CURRENCY_IDS.gel) return false
  const principal = toLari(result.loan.principal / 100, currency.id, lariForDollar)
  return principal !== undefined && principal < FOREIGN_LOAN_FLOOR_GEL
}

function toLari(sum: number, currencyId: number, lariForDollar: number | undefined): number | undefined {
  if (currencyId === CURRENCY_IDS.gel) return sum
  return currencyId === CURRENCY_IDS.usd && lariForDollar ? sum * lariForDollar : undefined
}
