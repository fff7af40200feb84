import { z } from 'zod'
import { REQUIRED } from '../http/form'

/** At most two decimals: a tetri is not divided. */
const GEL = /^\d{1,9}([.,]\d{1,2})?$/

/** An amount as people write it, in tetri; undefined for what is none. */
export function tetriOf(text: string): number | undefined {
  if (!GEL.test(text)) return undefined
  const [lari = '', part = ''] = text.split(/[.,]/)
  return Number(lari) * 100 + Number(part.padEnd(2, '0'))
}

/** Tetri as the contract writes money: a number of lari. */
export function gelOf(tetri: number): number {
  return tetri / 100
}

/** A field with an amount in lari, within bounds in tetri. */
export function gelAmount(least: number, most: number) {
  return z
    .string(REQUIRED)
    .trim()
    .min(1, REQUIRED)
    .transform((text, context) => {
      const tetri = tetriOf(text)
      if (tetri !== undefined && tetri >= least && tetri <= most) return tetri
      context.addIssue(
        tetri === undefined
          ? 'must be an amount in lari with at most two decimals'
          : `must be between ${gelOf(least)} and ${gelOf(most)}`,
      )
      return z.NEVER
    })
}
