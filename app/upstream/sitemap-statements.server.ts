import type { z } from 'zod'
import { success } from '~contract/schemas/envelope'
import * as wire from '~contract/schemas/statements'
import type { Call } from './upstream-client.server'

const SitemapPart = wire.SitemapPart.transform(({ parts, data }) => ({
  parts,
  statements: data.map(({ id, last_updated, slugs, middle_slugs }) => ({
    id,
    slugs,
    middleSlugs: middle_slugs,
    day: last_updated,
  })),
}))

/** Requests one part of the statement URLs in each language; part 0 returns only the number of parts. */
export function sitemapStatements(part: number): Call<z.output<typeof SitemapPart>> {
  const query = new URLSearchParams({ part: String(part) })
  return { api: 'main', path: 'microservice/statements/addresses', query, answer: success(SitemapPart) }
}
