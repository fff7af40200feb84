import { monthlyRate } from './annuity'

/**
 * Returns true if a published effective rate is below the compounded nominal rate, so that one of the two is
 * wrong.
 */
export function isImplausiblyLow(effectivePercent: number, ratePercent: number): boolean {
  // Banks publish two decimals.
  return effectivePercent < toCompoundedRate(ratePercent) - 0.005
}

/** Compounds a nominal rate monthly, in percent per year: (1 + rate ÷ 1200)^12 − 1. */
function toCompoundedRate(ratePercent: number): number {
  return Math.expm1(12 * Math.log1p(monthlyRate(ratePercent))) * 100
}
