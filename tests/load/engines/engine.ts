import type { QueryParams } from '~backend/platform/http/query'
import type { FacetCounts } from '~backend/search/memory/facet-counts'
import type { Predicate } from '~backend/search/memory/predicates'
import { parsePredicates } from '~backend/search/to-predicates'

/** A way to answer searches: filled when it is created, and unchanged from then on. */
export interface Engine {
  name: string
  /** The ids of a page, in order. */
  findPage(query: QueryParams): Promise<number[]>
  count(query: QueryParams): Promise<number>
  countFacets(query: QueryParams): Promise<FacetCounts>
  /** Bytes it needs to answer as quickly as it does. */
  measureMemory(): Promise<number>
}

/** @throws when the column store does not hold what a query filters by */
export function requirePredicates(query: QueryParams): Predicate[] {
  const predicates = parsePredicates(query)
  if (!predicates) throw new Error('the column store does not hold what the query filters by')
  return predicates
}
