import { z } from 'zod'
import { id } from './primitives'

/** `GET /watched-prices`, for the holder of a link in an email */
export const WatchedPrices = z.object({
  statement_ids: z.array(id),
  /** False until the address is confirmed. */
  is_confirmed: z.boolean(),
  /** Number of statements that the address has confirmed before, which a confirmation replaces. */
  replaced: z.int().min(0),
})
