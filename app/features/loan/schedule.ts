import { annuity, balanceAfter, type Loan, loanTotals } from './annuity'

export interface Instalment {
  /** Month, from 1. */
  month: number
  payment: number
  interest: number
  principal: number
  balance: number
}

/**
 * Creates the schedule. Rounds running sums instead of months, whose errors would compound: the balance ends
 * at exactly 0 and interest sums to `loanTotals`.
 */
export function createSchedule(loan: Loan): Instalment[] {
  const payment = annuity(loan)
  const totalInterest = loanTotals(loan).interest
  const instalments: Instalment[] = []
  let balance = loan.principal
  let interestPaid = 0
  for (let month = 1; month <= loan.months; month += 1) {
    const owed = balanceAfter(loan, month)
    const paidBack = balance - Math.min(balance, Math.round(owed))
    const interestDue = Math.round(payment * month - (loan.principal - owed))
    // Floating-point error must not let the running sum shrink.
    const interest = Math.max(interestPaid, Math.min(interestDue, totalInterest)) - interestPaid
    balance -= paidBack
    interestPaid += interest
    instalments.push({ month, payment: paidBack + interest, interest, principal: paidBack, balance })
  }
  return instalments
}
