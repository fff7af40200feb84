import { z } from 'zod'
import { REQUIRED } from '~contract/endpoints/fields'
import { parseTetri, toLari } from '~contract/values/money'

/** Amount in lari; bounds in tetri. */
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
          : `must be between ${toLari(min)} and ${toLari(max)}`,
      )
      return z.NEVER
    })
}
