import { z } from 'zod'
import { success } from './envelope'
import { id } from './primitives'
import { rowsOf } from './rows'

export const Banner = z.object({
  id,
  type: z.string(),
  /** HTML, or the URL of a picture. */
  banner_content: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Place of the banner. Operators may have places that this site does not use. */
  banner_place_name: z.string(),
})

export const Banners = rowsOf(Banner)

/** Banners from a static file, which may be a bare list or have it in `data`. */
export const BannerFile = z.union([
  success(Banners),
  z.object({ result: z.undefined().optional(), data: Banners }).transform(({ data }) => data),
  Banners,
])
