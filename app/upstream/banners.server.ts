import { z } from 'zod'
import { success } from '~contract/schemas/envelope'
import type { Call } from './upstream-client.server'

export const BANNER_PLACES = ['header', 'footer', 'in_article', 'interscroller'] as const
export type BannerPlace = (typeof BANNER_PLACES)[number]

const Banner = z
  .object({
    id: z.number().int(),
    type: z.string(),
    banner_content: z.string(),
    width: z.number().int().positive(),
    height: z.number().int().positive(),
    banner_place_name: z.string(),
  })
  .transform((row) => ({
    id: row.id,
    type: row.type,
    content: row.banner_content,
    width: row.width,
    height: row.height,
    place: row.banner_place_name,
  }))

export type Banner = z.output<typeof Banner>

export const banners: Call<Banner[]> = { api: 'main', path: 'banners.json', answer: success(z.array(Banner)) }
