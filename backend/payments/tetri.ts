import { z } from 'zod'
import { REQUIRED } from '~backend/platform/http/form'

/** At most two decimals: a tetri cannot be divided. */
const GEL_PATTERN = /^\d{1,9}([.,]\d{1,2})?$/

/** Parses an amount as people write it to tetri; undefined when it is invalid. */
export function parseTetri(text: string): number | undefined {
  if (!GEL_PATTERN.test(text)) return undefined
  const [lari = '', part = ''] = text.split(/[.,]/)
  return Number(lari) * 100 + Number(part.padEnd(2, '0'))
}

/** Converts tetri to lari, as the contract writes money. */
export function toGel(tetri: number): number {
  return tetri / 100
}

/** A form field for lari, with bounds in tetri. */
export function gelAmountField(min: number, max: number) {
  return z
    .string(REQUIRED)
    .trim()
    .min(1, REQUIRED)
    .transform((text, context) => {
      const tetri = parseTetri(text)
      if (tetri !== undefined && tetri >= min && tetri <= max) return tetri
      context.addIssue(
        tetri === undefined
          ? 'must be an amount in lari with at most two decimals'
          : `must be between ${toGel(min)} and ${toGel(max)}`,
      )
      return z.NEVER
    })
}
