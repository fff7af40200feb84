import { CURRENCY_IDS } from '~contract/currencies'
import type { LoanCalculation } from './calculation'

/** Payments to income of the National Bank, percent: https://nbg.gov.ge/en/page/pti-and-ltv-requirements */
const INCOME_THRESHOLD_GEL = 1_500
const LOW_INCOME_PERCENT = { lari: 25, foreign: 20 }
const USUAL_INCOME_PERCENT = { lari: 50, foreign: 30 }

/** Smaller loans in other currencies are not given to those who earn lari; since 1 August 2025 (gbc.ge, 1tv.ge). */
export const FOREIGN_LOAN_FLOOR_GEL = 750_000

export interface Affordability {
  /** Percent of the income that the payments would take. */
  share: number
  limit: number
  isWithinLimit: boolean
}

/** Undefined until the income is given, while what other loans take of it is no number, or where the sums cannot be converted. */
export function judgeAffordability(
  { result, currency, income, debts = 0, invalid }: LoanCalculation,
  lariForDollar: number | undefined,
): Affordability | undefined {
  if (!result || !income || invalid.debts !== undefined) return undefined
  const payment = toLari(result.totals.payment / 100, currency.id, lariForDollar)
  if (payment === undefined) return undefined
  const limits = income < INCOME_THRESHOLD_GEL ? LOW_INCOME_PERCENT : USUAL_INCOME_PERCENT
  const limit = currency.id === CURRENCY_IDS.gel ? limits.lari : limits.foreign
  const share = ((payment + debts) / income) * 100
  return { share, limit, isWithinLimit: share <= limit }
}

/** Whether a loan in another currency is smaller than the National Bank allows those who earn lari. */
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
