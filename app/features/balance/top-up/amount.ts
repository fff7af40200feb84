import { MAX_TOP_UP, MIN_TOP_UP } from '~contract/payments'

export type AmountError =
  | 'amount_missing'
  | 'amount_invalid'
  | 'amount_decimals'
  | 'amount_too_small'
  | 'amount_too_large'

/** Parses lari to tetri. A comma is a decimal separator like the point, so "1,000" is rejected as ambiguous. */
export function parseAmount(text: string): { tetri: number } | { error: AmountError } {
  const plain = text.replace(/[\s₾]/g, '')
  if (plain === '') return { error: 'amount_missing' }
  const [, minus, lari = '', part = ''] = /^([-−]?)(\d+)(?:[.,](\d*))?$/.exec(plain) ?? []
  if (lari === '') return { error: 'amount_invalid' }
  if (part.length > 2) return { error: 'amount_decimals' }
  const tetri = Number(lari) * 100 + Number(part.padEnd(2, '0'))
  if (minus || tetri < MIN_TOP_UP) return { error: 'amount_too_small' }
  return tetri > MAX_TOP_UP ? { error: 'amount_too_large' } : { tetri }
}
