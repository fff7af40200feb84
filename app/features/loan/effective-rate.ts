import { annuity, balanceAfter, type Loan, monthlyRate } from './annuity'

export interface Fees {
  /** Deducted from the loan at disbursement, in percent of it. */
  disbursementPercent: number
  /** Life and property insurance, in percent per year of the balance. */
  insurancePercent: number
}

/** Upper bound of the search: no bank's monthly rate reaches 1000 %. */
const MAX_MONTHLY_RATE = 10
/** More halvings would be below the precision of a double. */
const BISECTION_STEPS = 80

/** A nominal rate compounded monthly, in percent per year: (1 + rate ÷ 1200)^12 − 1. */
export function toCompoundedRate(ratePercent: number): number {
  return toYearlyPercent(monthlyRate(ratePercent))
}

/** The yearly rate in percent at which the present value of all instalments and insurance payments equals the loan without the fee. */
export function effectiveRate(loan: Loan, { disbursementPercent, insurancePercent }: Fees): number {
  const unitLoan = { ...loan, principal: 1 }
  const received = 1 - disbursementPercent / 100
  const instalment = annuity(unitLoan)
  const insurance = insurancePercent / 1200
  const payments = Array.from(
    { length: loan.months },
    (_, month) => instalment + insurance * balanceAfter(unitLoan, month),
  )

  // Fees only add, so the rate is above the nominal one; the present value falls as the rate grows.
  let low = monthlyRate(loan.ratePercent)
  let high = MAX_MONTHLY_RATE
  for (let halving = 0; halving < BISECTION_STEPS; halving += 1) {
    const midpoint = (low + high) / 2
    if (presentValue(payments, midpoint) > received) low = midpoint
    else high = midpoint
  }
  return toYearlyPercent(low)
}

/** Whether a published effective rate is below the compounded nominal rate, so that one of the two is wrong. */
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
