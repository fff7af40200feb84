import type { FacetName } from '~contract/facets'
import { success } from '~contract/schemas/envelope'
import * as wire from '~contract/schemas/facets'
import type { Call } from './upstream-client.server'

/** Numbers of results by option; groups that were not counted and options without results are missing. */
export type Facets = Partial<Record<FacetName, Record<number, number>>>

/**
 * Counts each option under all filters except its own group's. Cities are counted while none is chosen,
 * districts and neighbourhoods once one is.
 */
export function statementFacets(query: URLSearchParams): Call<Facets> {
  return { api: 'main', path: 'microservice/statements/facets', query, answer: success(wire.Facets) }
}
