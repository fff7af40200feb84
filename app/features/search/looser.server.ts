import type { Visitor } from '../../http/visitor.server'
import { statementCount } from '../../upstream/statements.server'
import { type Criteria, upstreamQuery } from '../criteria'
import type { LeftOut } from '../favorites/index.server'
import type { Chip, Names } from './chips'
import { essentials, type Looser, looserSearches } from './looser'

const SHOWN = 3

/** For a search that finds nothing: what to loosen, and how many statements each would find, the most helpful first. */
export async function helpfulSearches(
  visitor: Visitor,
  criteria: Criteria,
  chips: Chip[],
  names: Names,
  hidden: LeftOut,
): Promise<(Looser & { total: number })[]> {
  const found = await count(visitor, looserSearches(criteria, chips, names), hidden)
  if (found.length > 0) return found.sort((a, b) => b.total - a.total).slice(0, SHOWN)
  // No single filter stands in the way; the beginnings of the search may find something together.
  const kept = essentials(criteria)
  const filters = chips.filter(({ kind }) => kind && kept.lists[kind]).map(({ label }) => label)
  if (filters.length === 0 || filters.length === chips.length) return []
  const label = names.t('looser.essentials', { filter: filters.join(', ') })
  return count(visitor, [{ label, criteria: kept }], hidden)
}

async function count(visitor: Visitor, searches: Looser[], hidden: LeftOut) {
  const counted = await Promise.all(
    searches.map(async (search) => {
      const answer = visitor.call(statementCount(hidden.count(upstreamQuery(search.criteria))))
      return { ...search, total: (await visitor.optional('looser search', answer))?.total ?? 0 }
    }),
  )
  return counted.filter(({ total }) => total > 0)
}
