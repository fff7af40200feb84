/** Loan; money is in hundredths of its currency: tetri, cents. */
export interface Loan {
  principal: number
  /** Nominal rate, in percent per year, 0 or more. */
  ratePercent: number
  /** Number of monthly payments, 1 or more. */
  months: number
}

export interface LoanTotals {
  payment: number
  total: number
  interest: number
}

/** Returns the monthly rate as a fraction: annual percent ÷ 1200. */
export function monthlyRate(ratePercent: number): number {
  return ratePercent / 1200
}

/**
 * Returns the monthly payment, not rounded: P·i ÷ (1 − (1 + i)^−n) with principal P, monthly rate i and n
 * months; P ÷ n without interest.
 */
export function annuity({ principal, ratePercent, months }: Loan): number {
  const rate = monthlyRate(ratePercent)
  return rate === 0 ? principal / months : (principal * rate) / presentValueFactor(rate, months)
}

/**
 * Returns the balance after k payments, not rounded: P·(1 − (1 + i)^−(n − k)) ÷ (1 − (1 + i)^−n); P·(n − k) ÷
 * n without interest.
 */
export function balanceAfter({ principal, ratePercent, months }: Loan, paid: number): number {
  const rate = monthlyRate(ratePercent)
  const left = months - paid
  return rate === 0
    ? (principal * left) / months
    : (principal * presentValueFactor(rate, left)) / presentValueFactor(rate, months)
}

/** Returns the loan's costs, rounded once: the total is the exact payment times the months. */
export function loanTotals(loan: Loan): LoanTotals {
  const payment = annuity(loan)
  const interest = Math.max(0, Math.round(payment * loan.months - loan.principal))
  return { payment: Math.round(payment), total: loan.principal + interest, interest }
}

/** Returns 1 − (1 + i)^−n, accurate also if i is so small that the power would round to 1. */
function presentValueFactor(rate: number, months: number): number {
  return -Math.expm1(-months * Math.log1p(rate))
}
