import { CURRENCY_IDS } from '../currencies'
import { parseDecimal } from './amount'

/** Parses lari with at most two decimals. */
export function parseTetri(text: string): number | undefined {
  const lari = parseDecimal(text, { maxDigits: 9, maxDecimals: 2 })
  return lari === undefined ? undefined : toTetri(lari)
}

/** Rounds to the nearest tetri. */
export function toTetri(lari: number): number {
  return Math.round(lari * 100)
}

export function toLari(tetri: number): number {
  return tetri / 100
}

/** Converts to whole units; undefined without an exchange rate. */
export function convertSum(
  amount: number,
  from: number,
  to: number,
  lariForDollar: number | undefined,
): number | undefined {
  if (from === to) return amount
  if (!lariForDollar) return undefined
  if (from === CURRENCY_IDS.usd && to === CURRENCY_IDS.gel) return Math.round(amount * lariForDollar)
  if (from === CURRENCY_IDS.gel && to === CURRENCY_IDS.usd) return Math.round(amount / lariForDollar)
  return undefined
}
