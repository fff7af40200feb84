import type { z } from 'zod'
import { contentEndpoints } from '~contract/endpoints/content'
import * as wire from '~contract/schemas/content'
import { createRequest } from './endpoint-call.server'
import type { Call } from './upstream-client.server'

export type Banner = ReturnType<typeof toBanner>

export const banners: Call<Banner[]> = {
  ...createRequest(contentEndpoints.banners, {}),
  endpoint: 'banners',
  // An operator's static file may lack the envelope.
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
