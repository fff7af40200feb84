import type { HiddenFilter } from '~/features/favorites/index.server'
import { type SearchFilters, toUpstreamParams } from '~/features/search-filters'
import type { Visitor } from '~/session/visitor.server'
import { statementRanking } from '~/upstream/statement-ranking.server'
import { statementCount } from '~/upstream/statements.server'
import { MAX_PER_PAGE } from '~contract/values/page-number'

/** Place of a statement in a search. */
export type FoundPlace =
  | { name: 'at'; place: number }
  /** After the last place that was checked. */
  | { name: 'later' }
  /** Other searches show it. */
  | { name: 'not_matching' }
  /** No search shows it. */
  | { name: 'not_public' }

/** Number of places that are looked through. */
export const SEARCHED_PLACES = MAX_PER_PAGE

export async function findPlaceOf(
  id: number,
  filters: SearchFilters,
  visitor: Visitor,
  hidden: HiddenFilter,
): Promise<FoundPlace> {
  const firstPage = { ...filters, page: 1 }
  const hasId = (filters.lists.ids ?? [id]).includes(id)
  const countWithId = async (of: SearchFilters) => {
    const withId = { ...of, lists: { ...of.lists, ids: [id] } }
    return (await visitor.call(statementCount(hidden.forCount(toUpstreamParams(withId))))).total
  }
  const [{ statements }, matching, shown] = await Promise.all([
    visitor.call(statementRanking(hidden.forCount(toUpstreamParams(firstPage, SEARCHED_PLACES)))),
    hasId ? countWithId(firstPage) : 0,
    countWithId({ lists: {}, ranges: {}, flags: [], page: 1 }),
  ])
  const found = statements.find((statement) => statement.id === id)
  if (found) return { name: 'at', place: found.place }
  if (matching > 0) return { name: 'later' }
  return { name: shown > 0 ? 'not_matching' : 'not_public' }
}
