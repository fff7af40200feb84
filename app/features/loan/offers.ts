import type { Bank, Offer } from '../../upstream/loans.server'

export interface Bounds {
  min: number
  max: number
}

/** The terms offered at a press, in months: 5, 10, 15 and 20 years. */
export const TERM_PRESETS = [60, 120, 180, 240] as const
/** Longer terms are no bank's: a bound beyond it is a mistake. */
export const LONGEST_TERM = 600
const WHOLE_PRICE = 100

/** What a bank lends at in this currency; undefined where it does not. */
export function offerOf(bank: Bank, currency: number): Offer | undefined {
  return Object.hasOwn(bank.offers, currency) ? bank.offers[currency] : undefined
}

/** The months a bank lends for; bounds upside down are turned, missing ones are the widest there can be. */
export function monthBounds({ months: { from = 1, to = LONGEST_TERM } }: Offer): Bounds {
  return within(Math.min(from, to), Math.max(from, to), { min: 1, max: LONGEST_TERM })
}

/** The down payments a bank takes, in whole percents of the price. */
export function percentBounds({ leastDownPayment = 0 }: Bank): Bounds {
  return within(leastDownPayment, WHOLE_PRICE, { min: 0, max: WHOLE_PRICE })
}

/** What a bank begins with: the least down payment, and the longest preset it allows or else its longest term. */
export function defaultsOf(bank: Bank, offer: Offer): { percent: number; months: number } {
  const months = monthBounds(offer)
  return {
    percent: percentBounds(bank).min,
    months: TERM_PRESETS.findLast((preset) => isWithin(preset, months)) ?? months.max,
  }
}

/** The bank with the lowest effective rate in this currency, of equal ones the first; those that name none come last. */
export function defaultBank(banks: readonly Bank[], currency: number): Bank | undefined {
  const effective = (bank: Bank) => offerOf(bank, currency)?.effectivePercent ?? Number.POSITIVE_INFINITY
  return banks
    .filter((bank) => offerOf(bank, currency))
    .reduce<Bank | undefined>(
      (best, bank) => (best && effective(best) <= effective(bank) ? best : bank),
      undefined,
    )
}

export function isWithin(value: number, { min, max }: Bounds): boolean {
  return value >= min && value <= max
}

export function clamp(value: number, { min, max }: Bounds): number {
  return Math.min(Math.max(value, min), max)
}

/** Whole steps inside the bounds of a bank, which may be fractions and lie outside of what is possible. */
function within(min: number, max: number, possible: Bounds): Bounds {
  const least = clamp(Math.ceil(min), possible)
  return { min: least, max: Math.max(least, clamp(Math.floor(max), possible)) }
}
