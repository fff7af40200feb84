import type { Bank, LoanOffer } from '~/upstream/loans.server'

export interface NumberBounds {
  min: number
  max: number
}

/** The terms offered at a press, in months: 5, 10, 15 and 20 years. */
export const TERM_PRESETS = [60, 120, 180, 240] as const
/** Longer terms are no bank's: a bound beyond it is a mistake. */
export const MAX_TERM_MONTHS = 600
const MAX_DOWN_PAYMENT_PERCENT = 100

/** What a bank lends at in this currency; undefined where it does not. */
export function findOffer(bank: Bank, currency: number): LoanOffer | undefined {
  return Object.hasOwn(bank.offers, currency) ? bank.offers[currency] : undefined
}

/** The months a bank lends for; bounds upside down are turned, missing ones are the widest there can be. */
export function getTermBounds({ months: { from = 1, to = MAX_TERM_MONTHS } }: LoanOffer): NumberBounds {
  return toWholeBounds(Math.min(from, to), Math.max(from, to), { min: 1, max: MAX_TERM_MONTHS })
}

/** The down payments a bank takes, in whole percents of the price. */
export function getDownPaymentBounds({ leastDownPayment = 0 }: Bank): NumberBounds {
  return toWholeBounds(leastDownPayment, MAX_DOWN_PAYMENT_PERCENT, { min: 0, max: MAX_DOWN_PAYMENT_PERCENT })
}

/** What a bank begins with: the least down payment, and the longest preset it allows or else its longest term. */
export function getDefaultTerms(bank: Bank, offer: LoanOffer): { percent: number; months: number } {
  const months = getTermBounds(offer)
  return {
    percent: getDownPaymentBounds(bank).min,
    months: TERM_PRESETS.findLast((preset) => isWithin(preset, months)) ?? months.max,
  }
}

/** The bank with the lowest effective rate in this currency, of equal ones the first; those that name none come last. */
export function findDefaultBank(banks: readonly Bank[], currency: number): Bank | undefined {
  const effective = (bank: Bank) => findOffer(bank, currency)?.effectivePercent ?? Number.POSITIVE_INFINITY
  return banks
    .filter((bank) => findOffer(bank, currency))
    .reduce<Bank | undefined>(
      (best, bank) => (best && effective(best) <= effective(bank) ? best : bank),
      undefined,
    )
}

export function isWithin(value: number, { min, max }: NumberBounds): boolean {
  return value >= min && value <= max
}

export function clamp(value: number, { min, max }: NumberBounds): number {
  return Math.min(Math.max(value, min), max)
}

/** Whole steps inside the bounds of a bank, which may be fractions and lie outside of what is possible. */
function toWholeBounds(min: number, max: number, possible: NumberBounds): NumberBounds {
  const lower = clamp(Math.ceil(min), possible)
  return { min: lower, max: Math.max(lower, clamp(Math.floor(max), possible)) }
}
