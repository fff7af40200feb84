import { z } from 'zod'
import { id } from './primitives'
import { rowsOf } from './rows'

export const Banner = z.object({
  id,
  type: z.string(),
  /** HTML. */
  banner_content: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Operators may have banners of other places than ours. */
  banner_place_name: z.string(),
})

/** `GET /banners.json` */
export const Banners = rowsOf(Banner)
