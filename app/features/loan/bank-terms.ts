import type { Bank, LoanOffer } from '~/upstream/loans.server'

export interface NumberBounds {
  min: number
  max: number
}

export const TERM_PRESETS = [60, 120, 180, 240] as const
/** Maximum term in months: larger bounds are data errors. */
const MAX_TERM_MONTHS = 600
const MAX_DOWN_PAYMENT_PERCENT = 100

export function findOffer(bank: Bank, currency: number): LoanOffer | undefined {
  return Object.hasOwn(bank.offers, currency) ? bank.offers[currency] : undefined
}

/** Returns the bank's terms in months; reversed bounds are swapped, missing ones default to the widest. */
export function getTermBounds({ months: { from = 1, to = MAX_TERM_MONTHS } }: LoanOffer): NumberBounds {
  return toWholeBounds(Math.min(from, to), Math.max(from, to), { min: 1, max: MAX_TERM_MONTHS })
}

export function getDownPaymentBounds({ minDownPayment = 0 }: Bank): NumberBounds {
  return toWholeBounds(minDownPayment, MAX_DOWN_PAYMENT_PERCENT, { min: 0, max: MAX_DOWN_PAYMENT_PERCENT })
}

/** Returns the lowest down payment, and the longest preset that the bank allows or else its longest term. */
export function getDefaultTerms(bank: Bank, offer: LoanOffer): { percent: number; months: number } {
  const months = getTermBounds(offer)
  return {
    percent: getDownPaymentBounds(bank).min,
    months: TERM_PRESETS.findLast((preset) => isWithin(preset, months)) ?? months.max,
  }
}

/** Returns the bank with the lowest effective rate, the first of several. */
export function findDefaultBank(banks: readonly Bank[], currency: number): Bank | undefined {
  const effective = (bank: Bank) => findOffer(bank, currency)?.effectivePercent ?? Number.POSITIVE_INFINITY
  const lending = banks.filter((bank) => findOffer(bank, currency))
  return lending.toSorted((one, other) => effective(one) - effective(other))[0]
}

export function isWithin(value: number, { min, max }: NumberBounds): boolean {
  return value >= min && value <= max
}

export function clamp(value: number, { min, max }: NumberBounds): number {
  return Math.min(Math.max(value, min), max)
}

/** Rounds a bank's bounds inwards to whole steps within the possible range. */
function toWholeBounds(min: number, max: number, possible: NumberBounds): NumberBounds {
  const lower = clamp(Math.ceil(min), possible)
  return { min: lower, max: Math.max(lower, clamp(Math.floor(max), possible)) }
}
