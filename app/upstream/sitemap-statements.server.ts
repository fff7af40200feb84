import type { z } from 'zod'
import { statementEndpoints } from '~contract/endpoints/statements'
import type * as wire from '~contract/schemas/statements'
import { defineCall } from './endpoint-call.server'
import type { Call } from './upstream-client.server'

const callSitemapPart = defineCall(statementEndpoints.sitemapPart, ({ parts, data }) => ({
  parts,
  statements: data.map(({ id, last_updated, slugs, middle_slugs }) => ({
    id,
    slugs,
    middleSlugs: middle_slugs,
    day: last_updated,
  })),
}))

export type PlaceChange = ReturnType<typeof toPlaceChange>

export const placeChanges: Call<PlaceChange[]> = defineCall(statementEndpoints.placeChanges, (rows) =>
  rows.map(toPlaceChange),
)({})

function toPlaceChange(row: z.output<typeof wire.PlaceChanges>[number]) {
  return {
    dealId: row.deal_type_id,
    cityId: row.city_id,
    districtId: row.district_id,
    urbanId: row.urban_id,
    day: row.last_updated,
  }
}

/** Requests one part of the statement URLs in each language; part 0 returns only the number of parts. */
export function sitemapStatements(part: number): ReturnType<typeof callSitemapPart> {
  return callSitemapPart({ query: { part } })
}
