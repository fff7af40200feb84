/** Of one top-up, in tetri: 1 to 5,000 lari. */
export const MIN_TOP_UP = 100
export const MAX_TOP_UP = 500_000

export type AmountError =
  | 'amount_missing'
  | 'amount_invalid'
  | 'amount_decimals'
  | 'amount_too_small'
  | 'amount_too_large'

/**
 * An amount in lari as people write it, in tetri. A comma begins the tetri as a point does, so thousands are not told by
 * one: "1,000" is asked about rather than guessed.
 */
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
