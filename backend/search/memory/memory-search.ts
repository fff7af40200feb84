import { LRUCache } from 'lru-cache'
import type { Db } from '~backend/platform/db/pool'
import type { QueryParams } from '~backend/platform/http/query'
import { parseExclusions } from '../exclusions'
import { type Order, type Page, parseOrder } from '../order'
import { parsePredicates } from '../to-predicates'
import type { Bitmap } from './bitmap'
import { findCandidates } from './candidates'
import type { ColumnStore } from './column-store'
import { countFacets, type FacetCounts, type TogglePredicates } from './facet-counts'
import type { FieldName } from './fields'
import { estimateSelectivity, filterAll, type RowIds, toRowIds, withoutBitmapPredicates } from './filter-rows'
import type { ColumnStoreState, LiveColumnStore } from './live-column-store'
import type { OrderIndex } from './order-indexes'
import { scanOrder, scanOrderInBitmap } from './ordered-scan'
import type { Predicate } from './predicates'
import { selectPage } from './top-k'

const MAX_CACHED_COUNTS = 500
/** The best of so many are quickly told by judging and comparing them. */
const MAX_SORTED_ROWS = 3_000
/** To put one statement in its place takes as long as to walk past so many. */
const SORT_COST = 50
/** So many words of bits tell well enough how many are set, and of what kind. */
const SAMPLE_WORDS = 1_024

/** The columns as they are, and what a query asks of them. */
export type PreparedSearch = ColumnStoreState & { predicates: Predicate[]; excludedIds: number[] }

/** Searches in the columns; everything is undefined while they are not read, and for what they do not tell. */
export interface MemorySearch {
  /** What `fetch` makes of the ids of a page. */
  fetchPage<Fetched>(
    query: QueryParams,
    page: Page,
    viewerId: number | undefined,
    fetch: (ids: number[]) => Promise<Fetched>,
  ): Promise<Fetched | undefined>
  countFacets(
    query: QueryParams,
    groups: readonly FieldName[],
    ticks: readonly string[],
    viewerId: number | undefined,
  ): Promise<FacetCounts | undefined>
  /** For whoever searches on their own, at once: the columns change at the next wait. */
  begin(query: QueryParams, viewerId: number | undefined): Promise<PreparedSearch | undefined>
}

export function createMemorySearch(db: Db, liveStore: LiveColumnStore): MemorySearch {
  /** A page's number and its facets are asked for beside one another: the second finds what the first counted. */
  const cache = new LRUCache<string, FacetCounts>({ max: MAX_CACHED_COUNTS })

  async function begin(
    query: QueryParams,
    viewerId: number | undefined,
  ): Promise<PreparedSearch | undefined> {
    const tests = parsePredicates(query)
    if (!tests) return undefined
    // First: what is hidden while we look for changes may be told, what was hidden before must.
    const leftOut = await listExcludedIds(db, query, viewerId)
    const current = await liveStore.getCurrent()
    return current && { ...current, predicates: tests, excludedIds: leftOut }
  }

  return {
    async fetchPage(query, page, viewerId, fetch) {
      const tests = parsePredicates(query)
      if (!tests) return undefined
      const leftOut = await listExcludedIds(db, query, viewerId)
      const fetchFrom = (current: ColumnStoreState) =>
        fetch(findPageIds(current, parseOrder(query), tests, leftOut, page))
      const known = liveStore.lastKnown
      // Most looks for changes find none: then what was known before is the answer.
      const [current, early] = await Promise.all([liveStore.getCurrent(), known && fetchFrom(known)])
      if (!current) return undefined
      const isSame = known?.store === current.store && known.version === current.version
      return isSame ? early : fetchFrom(current)
    },
    async countFacets(query, groups, ticks, viewerId) {
      const search = await begin(query, viewerId)
      if (!search) return undefined
      const { store: table, version, predicates: tests, excludedIds: leftOut } = search
      const key = JSON.stringify([version, tests, groups, leftOut])
      const tallies = cache.get(key) ?? countFacets(table, tests, groups, toTogglePredicates(ticks), leftOut)
      cache.set(key, tallies)
      return tallies
    },
    begin,
  }
}

function findPageIds(
  { store: table, orderIndexes: orders }: ColumnStoreState,
  order: Order,
  predicates: readonly Predicate[],
  excludedIds: readonly number[],
  { page, perPage }: Page,
): number[] {
  const found = findTopRows(table, orders.find(order, predicates), predicates, excludedIds, page * perPage)
  const rowIds = selectPage(table, found, order, (page - 1) * perPage, perPage)
  return rowIds.map((rowId) => rowId + table.firstId)
}

/** Statements among which are the best `size` of those that meet all tests. */
function findTopRows(
  store: ColumnStore,
  orderIndex: OrderIndex | undefined,
  predicates: readonly Predicate[],
  excludedIds: readonly number[],
  size: number,
): RowIds {
  const scanned = orderIndex && scanOrder(store, orderIndex, predicates, excludedIds, size)
  if (scanned) return scanned
  const [bits, others] = [findCandidates(store, predicates), withoutBitmapPredicates(predicates)]
  return orderIndex && isScanCheaper(store, orderIndex, bits, others, size)
    ? scanOrderInBitmap(store, orderIndex, bits, others, excludedIds, size)
    : filterAll(store, toRowIds(bits), others, excludedIds)
}

/** Whether to walk an order until it has met the best `size` is less work than to judge and compare all that may be. */
function isScanCheaper(
  store: ColumnStore,
  { rowIds }: OrderIndex,
  bits: Bitmap,
  predicates: readonly Predicate[],
  size: number,
): boolean {
  const every = Math.max(1, Math.floor(bits.length / SAMPLE_WORDS))
  const some = toRowIds(bits, every)
  const judged = some.count * every
  if (judged <= Math.max(size, MAX_SORTED_ROWS)) return false
  const found = judged * estimateSelectivity(store, predicates, some)
  return (size * rowIds.length) / found < judged + size * SORT_COST
}

function toTogglePredicates(names: readonly string[]): TogglePredicates {
  return Object.fromEntries(names.map((name) => [name, parsePredicates(new Map([[name, ['1']]])) ?? []]))
}

async function listExcludedIds(db: Db, query: QueryParams, viewerId: number | undefined): Promise<number[]> {
  const { ids, reincludedIds: onceMore } = parseExclusions(query, viewerId)
  if (viewerId === undefined) return ids
  const { rows } = await db.query<{ id: number }>(
    'select statement_id as id from hidden_statements where user_id = $1 and statement_id <> all($2::int[])',
    [viewerId, onceMore],
  )
  return [...ids, ...rows.map(({ id }) => id)]
}
