import { annuity, type Loan, monthlyRate, owedAfter } from './annuity'

/** What a bank takes besides interest. */
export interface Fees {
  /** Kept back from the loan when it is paid out, in percent of it. */
  disbursementPercent: number
  /** Life and property insurance, in percent a year of what is owed. */
  insurancePercent: number
}

/** A monthly rate of ten times the loan: no bank's, and no search goes beyond it. */
const STEEPEST = 10
/** Halving this often leaves less than a double can tell. */
const HALVINGS = 80

/** A nominal rate with interest on interest, in percent a year: (1 + rate ÷ 1200)^12 − 1. */
export function compounded(ratePercent: number): number {
  return yearly(monthlyRate(ratePercent))
}

/**
 * The effective rate in percent a year: the yearly rate at which all that the borrower pays (instalments, and insurance on
 * what was owed in the month) is worth today what they receive (the loan without the fee). It does not depend on the sum.
 */
export function effectiveRate(loan: Loan, { disbursementPercent, insurancePercent }: Fees): number {
  const one = { ...loan, principal: 1 }
  const received = 1 - disbursementPercent / 100
  const instalment = annuity(one)
  const insurance = insurancePercent / 1200
  const payments = Array.from(
    { length: loan.months },
    (_, month) => instalment + insurance * owedAfter(one, month),
  )

  // Fees only add, so the rate lies above the nominal one; what the payments are worth falls as the rate grows.
  let low = monthlyRate(loan.ratePercent)
  let high = STEEPEST
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (low + high) / 2
    if (worthToday(payments, middle) > received) low = middle
    else high = middle
  }
  return yearly(low)
}

/** Whether a published effective rate lies below what the nominal rate alone makes: then one of the two is wrong. */
export function isTooLow(effectivePercent: number, ratePercent: number): boolean {
  // Banks publish two decimals.
  return effectivePercent < compounded(ratePercent) - 0.005
}

function worthToday(payments: readonly number[], rate: number): number {
  return payments.reduceRight((worth, payment) => (worth + payment) / (1 + rate), 0)
}

function yearly(monthly: number): number {
  return Math.expm1(12 * Math.log1p(monthly)) * 100
}
