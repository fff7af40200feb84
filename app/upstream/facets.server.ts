import { statementEndpoints } from '~contract/endpoints/statements'
import type { FacetName } from '~contract/search-filters'
import { defineCall } from './endpoint-call.server'
import type { Call } from './upstream-client.server'

/** Numbers of results by option; groups that were not counted and options without results are missing. */
export type Facets = Partial<Record<FacetName, Record<number, number>>>

const callFacets = defineCall(statementEndpoints.facets)

/**
 * Counts each option under all filters except its own group's. Cities are counted while none is chosen,
 * districts and neighbourhoods once one is.
 */
export function statementFacets(query: URLSearchParams): Call<Facets> {
  return callFacets({ query })
}
