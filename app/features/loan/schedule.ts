import { annuity, balanceAfter, type Loan, loanTotals } from './annuity'

/** One month of a loan, in whole hundredths of its currency. */
export interface Instalment {
  /** The first is 1. */
  month: number
  payment: number
  /** The part of the payment that is interest. */
  interest: number
  /** The part that pays the loan back. */
  principal: number
  /** What is still owed afterwards. */
  balance: number
}

/**
 * The loan month by month. Running sums are rounded, not months: what one month rounds away the next one brings back, so
 * the loan ends at exactly 0, the interest sums up to that of `loanTotals`, and no payment is off by two hundredths.
 * Rounding each month's interest instead would grow with compound interest, to more than the loan at high rates.
 */
export function createSchedule(loan: Loan): Instalment[] {
  const payment = annuity(loan)
  const totalInterest = loanTotals(loan).interest
  const instalments: Instalment[] = []
  let balance = loan.principal
  let interestPaid = 0
  for (let month = 1; month <= loan.months; month += 1) {
    const owed = balanceAfter(loan, month)
    const isLast = month === loan.months
    const paidBack = balance - (isLast ? 0 : Math.min(balance, Math.round(owed)))
    const interestDue = isLast ? totalInterest : Math.round(payment * month - (loan.principal - owed))
    // The sum only grows; where it grows by less than a double can tell, it must not shrink either.
    const interest = Math.max(interestPaid, Math.min(interestDue, totalInterest)) - interestPaid
    balance -= paidBack
    interestPaid += interest
    instalments.push({ month, payment: paidBack + interest, interest, principal: paidBack, balance })
  }
  return instalments
}
