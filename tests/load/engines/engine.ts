import type { QueryParams } from '~backend/platform/http/query'
import type { FacetCounts } from '~backend/search/memory/facet-counts'
import type { Predicate } from '~backend/search/memory/predicates'
import { parsePredicates } from '~backend/search/to-predicates'

/** A way to answer searches: filled when it is made, and unchanged from then on. */
export interface Engine {
  name: string
  /** The ids of the asked page, in the asked order. */
  page(query: QueryParams): Promise<number[]>
  /** How many statements a query finds. */
  count(query: QueryParams): Promise<number>
  /** The same number with the facets: a page of results asks for both beside one another. */
  countFacets(query: QueryParams): Promise<FacetCounts>
  /** Bytes it needs to answer as quickly as it does. */
  memory(): Promise<number>
}

/** @throws when the columns do not tell what a query asks for: only the database does */
export function listPredicates(query: QueryParams): Predicate[] {
  const tests = parsePredicates(query)
  if (!tests) throw new Error('the columns do not tell what was asked')
  return tests
}
