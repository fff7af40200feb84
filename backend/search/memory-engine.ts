import type { Db } from '~backend/platform/db/pool'
import { dedupeWithinTick } from '~backend/platform/dedupe-within-tick'
import { parsePage } from '~backend/platform/http/pagination'
import { getIds, getNumber, getText, omitParams, type QueryParams } from '~backend/platform/http/query'
import { parseBounds } from './bounds'
import { type Exclusions, parseExclusions } from './exclusions'
import { listFacetNames, TOGGLE_FACETS } from './facet-groups'
import type { TogglePredicates } from './memory/facet-counts'
import type { LiveColumnStore } from './memory/live-column-store'
import { MemorySearch } from './memory/memory-search'
import type { RowFilter } from './memory/predicates'
import { parseOrder, parsePromotion } from './order'
import type { SearchEngine } from './search'
import { listExcludedIds } from './sql/exclusion-sql'
import { whereIds } from './sql/where'
import { parsePredicates } from './to-predicates'

export function createMemoryEngine(db: Db, liveStore: LiveColumnStore): SearchEngine<undefined> {
  const memorySearch = new MemorySearch(liveStore)
  // Deduplicated, because a page requests its statements, their number and facets within one tick.
  const listExcludedOnce = dedupeWithinTick(
    (exclusions: Exclusions) => listExcludedIds(db, exclusions),
    JSON.stringify,
  )

  async function toRowFilter(
    query: QueryParams,
    viewerId: number | undefined,
  ): Promise<RowFilter | undefined> {
    const predicates = parsePredicates(query)
    return predicates && { predicates, excludedIds: await listExcludedOnce(parseExclusions(query, viewerId)) }
  }

  return {
    async fetchPage(query, viewerId, fetch) {
      const filter = await toRowFilter(query, viewerId)
      const { page, perPage } = parsePage(query)
      const selection = {
        order: parseOrder(query),
        promotion: parsePromotion(query),
        offset: (page - 1) * perPage,
        limit: perPage,
      }
      return filter && memorySearch.fetchPage(filter, selection, (ids) => fetch(ids, 'memory'))
    },

    async count(query, viewerId) {
      const filter = await toRowFilter(query, viewerId)
      return filter && memorySearch.count(filter)
    },

    async countFacets(query, viewerId) {
      const filter = await toRowFilter(query, viewerId)
      const selection = { names: listFacetNames(query), hasMetro: getIds(query, 'cities').length > 0 }
      const counts = filter && (await memorySearch.countFacets(filter, selection, listToggles))
      return counts?.facets
    },

    async fetchAmong(ids, limit, query, viewerId, fetch) {
      const filter = await toRowFilter(query, viewerId)
      const found = filter && (await memorySearch.filterIds(filter, ids, limit))
      return found && fetch(found, 'memory')
    },

    async findOnMap(query, viewerId) {
      const boundsPredicates = parsePredicates(new Map([['bounds', query.get('bounds') ?? []]]))
      const filter = boundsPredicates && (await toRowFilter(omitParams(query, 'bounds'), viewerId))
      if (!filter) return undefined
      const bounds = parseBounds(getText(query, 'bounds'))
      const view = { bounds, boundsPredicates, zoom: getNumber(query, 'zoom') }
      const cells = await memorySearch.findOnMap(filter, view)
      return cells && { groups: cells.groups, pinsWhere: cells.pinIds && whereIds(cells.pinIds) }
    },
  }
}

const toTogglePredicates = (name: string) => parsePredicates(new Map([[name, ['1']]])) ?? []

const listTogglePredicates = (names: readonly string[]): TogglePredicates =>
  Object.fromEntries(names.map((name) => [name, toTogglePredicates(name)]))

const TOGGLES = listTogglePredicates(TOGGLE_FACETS)

/** Returns the predicates of the toggles; some depend on the current time. */
export function listToggles(): TogglePredicates {
  return { ...TOGGLES, ...listTogglePredicates(['newest', 'reduced']) }
}
