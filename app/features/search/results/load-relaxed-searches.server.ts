import type { HiddenFilter } from '~/features/favorites/index.server'
import { type SearchFilters, toUpstreamParams } from '~/features/search-filters'
import type { Visitor } from '~/session/visitor.server'
import { statementCount } from '~/upstream/statements.server'
import type { FilterChip, FilterLabelContext } from '../filters/filter-chips'
import { buildRelaxedSearches, type RelaxedSearch, toEssentialFilters } from './relaxed-searches'

const MAX_SUGGESTIONS = 3

/** Loads relaxed searches for an empty result with their counts, most useful first. */
export async function loadRelaxedSearches(
  visitor: Visitor,
  searchFilters: SearchFilters,
  chips: FilterChip[],
  names: FilterLabelContext,
  hidden: HiddenFilter,
): Promise<(RelaxedSearch & { total: number })[]> {
  const found = await countSearches(visitor, buildRelaxedSearches(searchFilters, chips, names), hidden)
  if (found.length > 0) return found.sort((a, b) => b.total - a.total).slice(0, MAX_SUGGESTIONS)
  // No single filter is the cause, so only the essential ones are tried.
  const essential = toEssentialFilters(searchFilters)
  const filters = chips.filter(({ kind }) => kind && essential.lists[kind]).map(({ label }) => label)
  if (filters.length === 0 || filters.length === chips.length) return []
  const label = names.t('relaxed.essentials', { filter: filters.join(', ') })
  return countSearches(visitor, [{ label, filters: essential }], hidden)
}

async function countSearches(visitor: Visitor, searches: RelaxedSearch[], hidden: HiddenFilter) {
  const counted = await Promise.all(
    searches.map(async (search) => {
      const answer = visitor.call(statementCount(hidden.forCount(toUpstreamParams(search.filters))))
      return { ...search, total: (await visitor.optional('looser search', answer))?.total ?? 0 }
    }),
  )
  return counted.filter(({ total }) => total > 0)
}
