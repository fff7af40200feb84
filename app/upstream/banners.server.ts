import type { z } from 'zod'
import * as wire from '~contract/schemas/banners'
import { success } from '~contract/schemas/envelope'
import type { Call } from './upstream-client.server'

export type Banner = ReturnType<typeof toBanner>

export const banners: Call<Banner[]> = {
  api: 'main',
  path: 'banners.json',
  answer: success(wire.Banners).transform((rows) => rows.map(toBanner)),
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
