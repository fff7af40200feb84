import type { LoanOffer } from '~/upstream/loans.server'
import { balanceAfter, type Loan } from './annuity'

/** Fees in hundredths of the loan's currency. */
export interface LoanFees {
  /** Amount deducted when the loan is paid out. */
  disbursement: number
  /** Insurance of life and property, over the whole term. */
  insurance: number
  firstMonthInsurance: number
}

/** Calculates the fees besides the interest, over the whole term; undefined if the bank publishes neither. */
export function calculateFees(loan: Loan, fees: LoanOffer['fees']): LoanFees | undefined {
  const { disbursementPercent, insurancePercent } = fees
  if (disbursementPercent === undefined && insurancePercent === undefined) return undefined
  // A year's premium is a percentage of the balance.
  const monthly = (insurancePercent ?? 0) / 1200
  let insured = 0
  for (let month = 0; month < loan.months; month += 1) insured += balanceAfter(loan, month)
  return {
    disbursement: Math.round((loan.principal * (disbursementPercent ?? 0)) / 100),
    insurance: Math.round(insured * monthly),
    firstMonthInsurance: Math.round(loan.principal * monthly),
  }
}
