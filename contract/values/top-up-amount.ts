import { MAX_TOP_UP, MIN_TOP_UP } from '../payments'
import { parseDecimal } from './amount'
import { toTetri } from './money'

const ANY_NUMBER = { maxDigits: 255, maxDecimals: 255, isSigned: true }

export type AmountError =
  | 'amount_missing'
  | 'amount_invalid'
  | 'amount_decimals'
  | 'amount_too_small'
  | 'amount_too_large'

/** Parses lari to tetri. A comma is a decimal separator like the point, so "1,000" is rejected as ambiguous. */
export function parseTopUpAmount(text: string): { tetri: number } | { error: AmountError } {
  const plain = text.replace(/[\s₾]/g, '')
  if (plain === '') return { error: 'amount_missing' }
  const lari = parseDecimal(plain.replace('−', '-').replace(/[.,]$/, ''), ANY_NUMBER)
  if (lari === undefined) return { error: 'amount_invalid' }
  if (/[.,]\d{3}/.test(plain)) return { error: 'amount_decimals' }
  const tetri = toTetri(lari)
  if (tetri < MIN_TOP_UP) return { error: 'amount_too_small' }
  return tetri > MAX_TOP_UP ? { error: 'amount_too_large' } : { tetri }
}
