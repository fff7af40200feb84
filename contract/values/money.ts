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
