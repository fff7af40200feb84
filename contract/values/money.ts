import { parseDecimal } from './amount'

/** An amount in lari as money is written, with at most two decimals, in tetri; undefined when it is none. */
export function parseTetri(text: string): number | undefined {
  const lari = parseDecimal(text, { maxDigits: 9, maxDecimals: 2 })
  return lari === undefined ? undefined : toTetri(lari)
}

/** Lari as whole tetri. */
export function toTetri(lari: number): number {
  return Math.round(lari * 100)
}

/** Tetri as a number of lari. */
export function toLari(tetri: number): number {
  return tetri / 100
}
