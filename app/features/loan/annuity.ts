/** Money is in whole hundredths of the loan's currency: tetri, cents. */
export interface Loan {
  /** What is borrowed. */
  principal: number
  /** The nominal rate in percent a year, 0 or more. */
  ratePercent: number
  /** How many monthly payments there will be, 1 or more. */
  months: number
}

export interface LoanTotals {
  /** One monthly payment. */
  payment: number
  /** All payments together. */
  total: number
  /** What the loan costs beyond what was borrowed. */
  interest: number
}

/** The share of what is owed that falls due each month: rate ÷ 1200. */
export function monthlyRate(ratePercent: number): number {
  return ratePercent / 1200
}

/**
 * The same payment every month, not rounded: P·i ÷ (1 − (1 + i)^−n), with P borrowed, i the monthly rate and n months.
 * Without interest, where the formula would divide by zero, P ÷ n.
 */
export function annuity({ principal, ratePercent, months }: Loan): number {
  const rate = monthlyRate(ratePercent)
  return rate === 0 ? principal / months : (principal * rate) / presentValueFactor(rate, months)
}

/**
 * What is still owed after so many payments, not rounded: P·(1 − (1 + i)^−(n − k)) ÷ (1 − (1 + i)^−n), after k of them;
 * without interest P·(n − k) ÷ n.
 */
export function balanceAfter({ principal, ratePercent, months }: Loan, paid: number): number {
  const rate = monthlyRate(ratePercent)
  const left = months - paid
  return rate === 0
    ? (principal * left) / months
    : (principal * presentValueFactor(rate, left)) / presentValueFactor(rate, months)
}

/** What the loan costs, rounded once: the total is the exact payment times the months. */
export function loanTotals(loan: Loan): LoanTotals {
  const payment = annuity(loan)
  const interest = Math.max(0, Math.round(payment * loan.months - loan.principal))
  return { payment: Math.round(payment), total: loan.principal + interest, interest }
}

/** 1 − (1 + i)^−n, also where i is so small that the power would round to 1. */
function presentValueFactor(rate: number, months: number): number {
  return -Math.expm1(-months * Math.log1p(rate))
}
