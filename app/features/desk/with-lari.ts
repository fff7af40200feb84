import type { z } from 'zod'
import { toLari } from '~contract/values/money'

/** Form with an amount, which the API takes in lari. */
export function withLari<
  Fields extends z.ZodObject<{ amount: z.ZodType<number, string>; text: z.ZodType<string> }>,
>(fields: Fields) {
  return fields.extend({ amount: fields.shape.amount.transform((tetri) => String(toLari(tetri))) })
}
