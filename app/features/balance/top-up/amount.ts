/** Of one top-up, in tetri: 1 to 5,000 lari. */
export const LEAST = 100
export const MOST = 500_000

export type AmountMistake =
  | 'amount_missing'
  | 'amount_wrong'
  | 'amount_decimals'
  | 'amount_small'
  | 'amount_big'

/**
 * An amount in lari as people write it, in tetri. A comma begins the tetri as a point does, so thousands are not told by
 * one: "1,000" is asked about rather than guessed.
 */
export function readAmount(text: string): { tetri: number } | { mistake: AmountMistake } {
  const plain = text.replace(/[\s₾]/g, '')
  if (plain === '') return { mistake: 'amount_missing' }
  const [, minus, lari = '', part = ''] = /^([-−]?)(\d+)(?:[.,](\d*))?$/.exec(plain) ?? []
  if (lari === '') return { mistake: 'amount_wrong' }
  if (part.length > 2) return { mistake: 'amount_decimals' }
  const tetri = Number(lari) * 100 + Number(part.padEnd(2, '0'))
  if (minus || tetri < LEAST) return { mistake: 'amount_small' }
  return tetri > MOST ? { mistake: 'amount_big' } : { tetri }
}
