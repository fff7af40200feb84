import type { QueryParams } from '~backend/platform/http/query'
import type { FacetCounts } from '~backend/search/memory/facet-counts'
import type { Predicate } from '~backend/search/memory/predicates'
import { parsePredicates } from '~backend/search/to-predicates'

/** Search engine, filled on creation and immutable. */
export interface Engine {
  name: string
  findPage(query: QueryParams): Promise<number[]>
  count(query: QueryParams): Promise<number>
  countFacets(query: QueryParams): Promise<FacetCounts>
  /** Returns the bytes it needs at this speed. */
  measureMemory(): Promise<number>
}

/** @throws if the column store lacks a field of the query */
export function requirePredicates(query: QueryParams): Predicate[] {
  const predicates = parsePredicates(query)
  if (!predicates) throw new Error('the column store does not hold what the query filters by')
  return predicates
}
