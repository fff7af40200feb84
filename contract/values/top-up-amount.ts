import { MAX_TOP_UP, MIN_TOP_UP } from '../payments'
import { normalizeNumber, parseDecimal } from './amount'
import { toTetri } from './money'

const ANY_LARI = { maxDigits: 255, maxDecimals: 2, isSigned: true }
const ANY_NUMBER = { ...ANY_LARI, maxDecimals: 255 }

export type AmountError =
  | 'amount_missing'
  | 'amount_invalid'
  | 'amount_decimals'
  | 'amount_too_small'
  | 'amount_too_large'

/** Parses lari to tetri. "1,000" is a thousand, as lari have two decimals; "1.000" is rejected. */
export function parseTopUpAmount(text: string): { tetri: number } | { error: AmountError } {
  const plain = normalizeNumber(text).replace(/₾|gel|ლარი|лари/giu, '')
  if (plain === '') return { error: 'amount_missing' }
  const number = plain.replace('−', '-').replace(/[.,]$/, '')
  const lari = parseDecimal(number, ANY_LARI)
  if (lari === undefined)
    return { error: parseDecimal(number, ANY_NUMBER) === undefined ? 'amount_invalid' : 'amount_decimals' }
  const tetri = toTetri(lari)
  if (tetri < MIN_TOP_UP) return { error: 'amount_too_small' }
  return tetri > MAX_TOP_UP ? { error: 'amount_too_large' } : { tetri }
}
