import type { z } from 'zod'
import * as wire from '~contract/schemas/banners'
import type { Call } from './upstream-client.server'

export type Banner = ReturnType<typeof toBanner>

export const banners: Call<Banner[]> = {
  api: 'main',
  endpoint: 'banners',
  path: 'banners.json',
  answer: wire.BannerFile.transform((rows) => rows.map(toBanner)),
}

function toBanner(row: z.output<typeof wire.Banner>) {
  return {
    id: row.id,
    type: row.type,
    content: row.banner_content,
    width: row.width,
    height: row.height,
    place: row.banner_place_name,
  }
}
