import {
  calculateLoan,
  findLegalLimitViolations,
  judgeAffordability,
  type LoanCalculation,
  runStressTests,
} from '~/features/loan'
import type { PurseLimits } from '~/page/page-context'
import type { Mortgage } from '~/upstream/loans.server'
import { CURRENCY_IDS } from '~contract/currencies'
import { HOME_TYPE_IDS, SALE_DEAL_ID } from '~contract/statements'

/** Means of a visitor in lari; income and other loan payments are monthly. */
export interface Purse {
  income: number
  savings: number
  debts: number
}

export type PurseLevel = 'comfortable' | 'stretch' | 'over'

/** Maximum price in lari that is judged. */
const MAX_PRICE = 999_999_999

/**
 * Calculates the loan for a price: in lari, with the savings as the down payment, on the terms of the default
 * bank. Undefined if no bank lends in lari.
 */
export function calculatePurseLoan(
  price: number,
  { income, savings, debts }: Purse,
  mortgage: Mortgage,
): LoanCalculation | undefined {
  const own = Math.min(savings, price)
  const calculation = calculateLoan({ price, currency: CURRENCY_IDS.gel, own, income, debts }, mortgage)
  return calculation?.currency.id === CURRENCY_IDS.gel ? calculation : undefined
}

/**
 * Judges a loan by the rules of the National Bank on a day. It is over the limit if the bank's down payment,
 * the legal share of the price, the term or the share of the income is exceeded. It is comfortable if the
 * share of the income also holds after the rise of the rate that banks test with.
 */
function judgePurseLoan(calculation: LoanCalculation, day: string): PurseLevel {
  const { result, currency } = calculation
  if (!result) return 'over'
  if (result.isFullyPaid) return 'comfortable'
  if (findLegalLimitViolations(result, currency.id, day).length > 0) return 'over'
  if (!isAffordable(calculation, result.totals.payment)) return 'over'
  const [stressed] = runStressTests(result.loan, currency.id)
  return stressed && isAffordable(calculation, stressed.payment) ? 'comfortable' : 'stretch'
}

/** Checks a payment in hundredths of the lari against the income. */
function isAffordable(calculation: LoanCalculation, payment: number): boolean {
  const { result } = calculation
  if (!result) return false
  const totals = { ...result.totals, payment }
  // A loan in lari needs no exchange rate.
  return (
    judgeAffordability({ ...calculation, result: { ...result, totals } }, undefined)?.isWithinLimit ?? false
  )
}

/**
 * Finds the highest price of each level, in whole lari, as a higher price never fits better. Undefined if no
 * bank lends in lari.
 */
export function findPurseLimits(purse: Purse, mortgage: Mortgage, day: string): PurseLimits | undefined {
  if (!calculatePurseLoan(1, purse, mortgage)) return undefined
  const levelOf = (price: number) => {
    const calculation = calculatePurseLoan(price, purse, mortgage)
    return calculation ? judgePurseLoan(calculation, day) : 'over'
  }
  return {
    comfortable: findHighest((price) => levelOf(price) === 'comfortable'),
    stretch: findHighest((price) => levelOf(price) !== 'over'),
  }
}

/** Returns the highest price that fits; 0 if none does. */
function findHighest(fits: (price: number) => boolean): number {
  let [low, high] = [0, MAX_PRICE + 1]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (fits(middle)) low = middle
    else high = middle
  }
  return low
}

/** Facts of a statement that decide whether it is judged. */
export interface PricedHome {
  dealId: number
  typeId: number
  price: { gel?: { total?: number | undefined } | undefined }
  priceKind: string
}

/** Returns the level of a home for sale; undefined for other statements and without a price. */
export function getPurseLevel(
  { dealId, typeId, price, priceKind }: PricedHome,
  limits: PurseLimits | undefined,
): PurseLevel | undefined {
  const total = Math.round(price.gel?.total ?? 0)
  const isJudged = dealId === SALE_DEAL_ID && HOME_TYPE_IDS.includes(typeId) && priceKind !== 'negotiable'
  if (!limits || !isJudged || total <= 0) return undefined
  if (total <= limits.comfortable) return 'comfortable'
  return total <= limits.stretch ? 'stretch' : 'over'
}
