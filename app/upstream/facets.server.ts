import { z } from 'zod'
import { success } from '~contract/schemas/envelope'
import { pageFilters } from '~contract/search-filters'
import type { Call } from './upstream-client.server'

/** Flags are counted under the id 1. */
export const facetNames = pageFilters.filter((filter) => 'facet' in filter).map((filter) => filter.parameter)
export type FacetName = (typeof facetNames)[number]

/** PHP encodes an empty object as a list. */
const Counts = z
  .union([
    z.record(z.coerce.number().int(), z.number().int()),
    z.array(z.unknown()).transform((): Record<number, number> => ({})),
  ])
  .optional()
  // One malformed group must not drop the other counts.
  .catch(undefined)

const Facets = z.object(Object.fromEntries(facetNames.map((name) => [name, Counts])))

/** How many statements each option would find; groups that were not counted and options without results are missing. */
export type Facets = Partial<Record<FacetName, Record<number, number>>>

/** Counts each option under all filters except its own group's. Cities are counted while none is chosen, districts and neighbourhoods once one is. */
export function statementFacets(query: URLSearchParams): Call<Facets> {
  return { api: 'main', path: 'microservice/statements/facets', query, answer: success(Facets) }
}
