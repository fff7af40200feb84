import { annuity, balanceAfter, type Loan, monthlyRate } from './annuity'

/** What a bank takes besides interest. */
export interface Fees {
  /** Kept back from the loan when it is paid out, in percent of it. */
  disbursementPercent: number
  /** Life and property insurance, in percent a year of what is owed. */
  insurancePercent: number
}

/** A monthly rate of ten times the loan: no bank's, and no search goes beyond it. */
const MAX_MONTHLY_RATE = 10
/** Halving this often leaves less than a double can tell. */
const BISECTION_STEPS = 80

/** A nominal rate with interest on interest, in percent a year: (1 + rate ÷ 1200)^12 − 1. */
export function toCompoundedRate(ratePercent: number): number {
  return toYearlyPercent(monthlyRate(ratePercent))
}

/**
 * The effective rate in percent a year: the yearly rate at which all that the borrower pays (instalments, and insurance on
 * what was owed in the month) is worth today what they receive (the loan without the fee). It does not depend on the sum.
 */
export function effectiveRate(loan: Loan, { disbursementPercent, insurancePercent }: Fees): number {
  const unitLoan = { ...loan, principal: 1 }
  const received = 1 - disbursementPercent / 100
  const instalment = annuity(unitLoan)
  const insurance = insurancePercent / 1200
  const payments = Array.from(
    { length: loan.months },
    (_, month) => instalment + insurance * balanceAfter(unitLoan, month),
  )

  // Fees only add, so the rate lies above the nominal one; what the payments are worth falls as the rate grows.
  let low = monthlyRate(loan.ratePercent)
  let high = MAX_MONTHLY_RATE
  for (let halving = 0; halving < BISECTION_STEPS; halving += 1) {
    const midpoint = (low + high) / 2
    if (presentValue(payments, midpoint) > received) low = midpoint
    else high = midpoint
  }
  return toYearlyPercent(low)
}

/** Whether a published effective rate lies below what the nominal rate alone makes: then one of the two is wrong. */
export function isImplausiblyLow(effectivePercent: number, ratePercent: number): boolean {
  // Banks publish two decimals.
  return effectivePercent < toCompoundedRate(ratePercent) - 0.005
}

function presentValue(payments: readonly number[], rate: number): number {
  return payments.reduceRight((worth, payment) => (worth + payment) / (1 + rate), 0)
}

function toYearlyPercent(monthly: number): number {
  return Math.expm1(12 * Math.log1p(monthly)) * 100
}
