import { MAX_TOP_UP, MIN_TOP_UP } from '../payments'
import { parseLari } from './typed-price'

export type AmountError =
  | 'amount_missing'
  | 'amount_invalid'
  | 'amount_currency'
  | 'amount_decimals'
  | 'amount_too_small'
  | 'amount_too_large'

const SIGN_ALONE = /^[\s₾]*$/

/** Parses lari to tetri. */
export function parseTopUpAmount(text: string): { tetri: number } | { error: AmountError; sign?: string } {
  if (SIGN_ALONE.test(text)) return { error: 'amount_missing' }
  const lari = parseLari(text)
  if ('tetri' in lari) {
    if (lari.tetri < MIN_TOP_UP) return { error: 'amount_too_small' }
    return lari.tetri > MAX_TOP_UP ? { error: 'amount_too_large' } : lari
  }
  if (lari.error === 'currency') return { error: 'amount_currency', sign: lari.sign ?? '' }
  return { error: lari.error === 'decimals' ? 'amount_decimals' : 'amount_invalid' }
}
