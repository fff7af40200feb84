import type { RoaringBitmap32 } from 'roaring-wasm'
import { type Promotion, spreadPromoted, toReadRange } from '../promotion'
import type { Order } from '../sort-order'
import { findCandidates, omitBitmapPredicates } from './candidates'
import type { ColumnStore } from './column-store'
import { applyAll, estimateSelectivityIn } from './filter-rows'
import type { ColumnStoreState } from './live-column-store'
import type { OrderIndex } from './order-indexes'
import { scanOrder, scanOrderInBitmap } from './ordered-scan'
import type { Predicate, RowFilter } from './predicates'
import { findPromotedRows } from './promoted-rows'
import { type RowIds, toRowIds } from './row-ids'
import { selectPage } from './top-k'

export type PageSelection = {
  order: Order
  offset: number
  limit: number
  /** Promotion; undefined to ignore paid promotions. */
  promotion?: Promotion | undefined
}

/**
 * Method: read the order index; read it and skip rows outside the candidates; or select the best of all
 * candidates.
 */
export type PageMethod = 'ordered scan' | 'ordered scan in bitmap' | 'top-k'

export type PageLimits = {
  /** Maximum scanned share of an order index; beyond it, bitmaps are cheaper. */
  maxScanShare: number
  /** Maximum number of candidates that are filtered and sorted without a scan. */
  maxSortedRows: number
}

export const DEFAULT_PAGE_LIMITS: PageLimits = { maxScanShare: 1 / 64, maxSortedRows: 3_000 }

/** Cost of a bitmap lookup, in rows filtered and compared. */
const LOOKUP_COST = 4

/** Finds a page: the promoted statements in their places among all others in the order. */
export function findPage(
  state: ColumnStoreState,
  filter: RowFilter,
  { order, offset, limit, promotion }: PageSelection,
  limits: PageLimits = DEFAULT_PAGE_LIMITS,
): { ids: number[]; method: PageMethod } {
  const toId = (rowId: number) => rowId + state.store.firstId
  const promotedIds = promotion ? findPromotedRows(state, filter, promotion, order).map(toId) : []
  const range = { offset, limit }
  if (promotedIds.length === 0) {
    const { rowIds, method } = findOrderedRows(state, filter, { order, ...range }, limits)
    return { ids: rowIds.map(toId), method }
  }
  const read = toReadRange(range)
  const leading = promotedIds.slice(read.offset)
  const { rowIds, method } = findOrderedRows(
    state,
    { ...filter, excludedIds: [...filter.excludedIds, ...promotedIds] },
    { order, offset: Math.max(0, read.offset - promotedIds.length), limit: read.limit - leading.length },
    limits,
  )
  return { ids: spreadPromoted([...leading, ...rowIds.map(toId)], leading.length, range), method }
}

function findOrderedRows(
  { store, orderIndexes }: ColumnStoreState,
  filter: RowFilter,
  { order, offset, limit }: Omit<PageSelection, 'promotion'>,
  limits: PageLimits,
): { rowIds: number[]; method: PageMethod } {
  const orderIndex = orderIndexes.find(order, filter.predicates)
  const { found, method } = findTopRows(store, orderIndex, filter, offset + limit, limits)
  return { rowIds: selectPage(store, found, order, offset, limit), method }
}

function findTopRows(
  store: ColumnStore,
  orderIndex: OrderIndex | undefined,
  { predicates, excludedIds }: RowFilter,
  size: number,
  { maxScanShare, maxSortedRows }: PageLimits,
): { found: RowIds; method: PageMethod } {
  const scanned = orderIndex && scanOrder(store, orderIndex, predicates, excludedIds, size, maxScanShare)
  if (scanned) return { found: scanned, method: 'ordered scan' }
  const candidates = findCandidates(store, predicates, excludedIds)
  const others = omitBitmapPredicates(predicates)
  const isScanned = orderIndex && isScanCheaper(store, orderIndex, candidates, others, size, maxSortedRows)
  const found = isScanned
    ? scanOrderInBitmap(store, orderIndex, candidates, others, size)
    : applyAll(store, toRowIds(candidates), others)
  candidates.dispose()
  return { found, method: isScanned ? 'ordered scan in bitmap' : 'top-k' }
}

function isScanCheaper(
  store: ColumnStore,
  { rowIds }: OrderIndex,
  candidates: RoaringBitmap32,
  predicates: readonly Predicate[],
  size: number,
  maxSortedRows: number,
): boolean {
  const candidateCount = candidates.size
  if (candidateCount <= Math.max(size, maxSortedRows)) return false
  const matching = candidateCount * estimateSelectivityIn(store, candidates, predicates)
  return ((size * rowIds.length) / matching) * LOOKUP_COST < candidateCount
}
