import { toTetri } from './money'
import { parseSumIn, type SumError } from './typed-price'

/** Parses a sum in lari; returns tetri. */
export function parseLari(
  text: string,
): { tetri: number } | { error: Exclude<SumError, 'per_area'>; sign?: string | undefined } {
  const sum = parseSumIn(1, text)
  if (!('error' in sum)) return { tetri: toTetri(sum.amount) }
  return sum.error === 'per_area' ? { error: 'number' } : { error: sum.error, sign: sum.sign }
}
