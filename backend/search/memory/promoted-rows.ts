import { getPosition, type Promotion } from '../promotion'
import { HOME_TYPE_IDS, type Order } from '../sort-order'
import { findCandidates } from './candidates'
import type { ColumnStore } from './column-store'
import { applyAll, withoutBitmapPredicates } from './filter-rows'
import { keepWhere } from './keep-rows'
import type { ColumnStoreState } from './live-column-store'
import { scanOrder } from './ordered-scan'
import type { RowFilter } from './predicates'
import { type RowIds, toRowIds } from './row-ids'
import { createComparison } from './top-k'
import { createIdLookup } from './typed-arrays'

/** @returns row ids in the order of `listPromotedIds` */
export function findPromotedRows(
  state: ColumnStoreState,
  filter: RowFilter,
  promotion: Promotion,
  order: Order,
): number[] {
  const { store } = state
  const getRank = createRank(store, promotion)
  const { rowIds, count } = findVips(state, filter)
  const leading: Turn[] = []
  for (let at = 0; at < count; at += 1) {
    const rowId = rowIds[at] as number
    const rank = getRank(rowId)
    const last = leading[promotion.places - 1]
    // Nearly all of many rows end here, before their position is known.
    if (last && rank < last.rank) continue
    const turn = { rowId, rank, position: getPosition(rowId + store.firstId, promotion) }
    let place = leading.length
    while (place > 0 && compareTurns(turn, leading[place - 1] as Turn) < 0) place -= 1
    if (place === promotion.places) continue
    leading.splice(place, 0, turn)
    leading.length = Math.min(leading.length, promotion.places)
  }
  const isWorse = createComparison(store, order)
  return leading
    .sort((one, other) => other.rank - one.rank || (isWorse(one.rowId, other.rowId) ? 1 : -1))
    .map(({ rowId }) => rowId)
}

type Turn = { rowId: number; rank: number; position: number }

function compareTurns(one: Turn, other: Turn): number {
  return other.rank - one.rank || one.position - other.position || one.rowId - other.rowId
}

function findVips({ store, orderIndexes }: ColumnStoreState, { predicates, excludedIds }: RowFilter): RowIds {
  const { promoted } = orderIndexes
  const tiers = store.column('vip_tier')
  const found =
    promoted && scanOrder(store, promoted, predicates, excludedIds, Number.MAX_SAFE_INTEGER, Infinity)
  const vips = found ?? findAmongCandidates(store, predicates, excludedIds)
  keepWhere(vips, (rowId) => (tiers[rowId] as number) > 0)
  return vips
}

function findAmongCandidates(
  store: ColumnStore,
  predicates: RowFilter['predicates'],
  excludedIds: RowFilter['excludedIds'],
): RowIds {
  const candidates = findCandidates(store, predicates, excludedIds)
  const found = applyAll(store, toRowIds(candidates), withoutBitmapPredicates(predicates))
  candidates.dispose()
  return found
}

/** Homes before all others, then by tier. */
function createRank(store: ColumnStore, { homesFirst }: Promotion): (rowId: number) => number {
  const tiers = store.column('vip_tier')
  const types = store.column('real_estate_types')
  const isHome = createIdLookup(homesFirst ? HOME_TYPE_IDS : [], store.maxValue('real_estate_types'))
  const homeRank = store.maxValue('vip_tier') + 1
  return (rowId) => (tiers[rowId] as number) + homeRank * (isHome[types[rowId] as number] as number)
}
