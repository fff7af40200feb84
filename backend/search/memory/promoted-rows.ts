import { getPosition, type Promotion } from '../promotion'
import type { Order } from '../sort-order'
import { findCandidates, omitBitmapPredicates } from './candidates'
import type { ColumnStore } from './column-store'
import { applyAll } from './filter-rows'
import { intersectWhere } from './intersect-rows'
import type { ColumnStoreState } from './live-column-store'
import { scanOrder } from './ordered-scan'
import type { RowFilter } from './predicates'
import { createGroupTest, listGroups, type PromotedGroup } from './promoted-groups'
import { type RowIds, toRowIds } from './row-ids'
import { createComparison } from './top-k'

/** @returns row ids in the order of `listPromotedIds` */
export function findPromotedRows(
  state: ColumnStoreState,
  filter: RowFilter,
  promotion: Promotion,
  order: Order,
): number[] {
  const { store } = state
  const isWorse = createComparison(store, order)
  const leading: number[] = []
  for (const groups of rankGroups(store, promotion)) {
    const left = promotion.places - leading.length
    if (left === 0) break
    const turns = groups.flatMap((group) =>
      selectTurns(store, findOfGroup(state, filter, group, promotion), promotion),
    )
    const next = turns.sort(compareTurns).slice(0, left)
    leading.push(...next.map(({ rowId }) => rowId).sort((one, other) => (isWorse(one, other) ? 1 : -1)))
  }
  return leading
}

/** Ranks groups, best first: homes first if wanted, then by tier. Equal groups are together. */
function rankGroups(store: ColumnStore, { homesFirst }: Promotion): PromotedGroup[][] {
  const byRank = new Map<number, PromotedGroup[]>()
  const homeRank = homesFirst ? store.maxValue('vip_tier') : 0
  for (const group of listGroups(store)) {
    const rank = group.tier + homeRank * Number(group.isHome)
    byRank.set(rank, [...(byRank.get(rank) ?? []), group])
  }
  return [...byRank].sort(([one], [other]) => other - one).map(([, groups]) => groups)
}

type Turn = { rowId: number; position: number }

/** Selects as many rows as there are places. */
function selectTurns(store: ColumnStore, { rowIds, count }: RowIds, promotion: Promotion): Turn[] {
  const turns: Turn[] = []
  for (let at = 0; at < count; at += 1) {
    const rowId = rowIds[at] as number
    const position = getPosition(rowId + store.firstId, promotion)
    const last = turns[promotion.places - 1]
    if (last && position > last.position) continue
    turns.push({ rowId, position })
    turns.sort(compareTurns)
    turns.length = Math.min(turns.length, promotion.places)
  }
  return turns
}

function compareTurns(one: Turn, other: Turn): number {
  return one.position - other.position || one.rowId - other.rowId
}

/** Finds all matching rows of a group, or at least those in rotation. */
function findOfGroup(
  { store, orderIndexes }: ColumnStoreState,
  { predicates, excludedIds }: RowFilter,
  group: PromotedGroup,
  promotion: Promotion,
): RowIds {
  const index = orderIndexes.findPromoted(group, promotion)
  const scanned = index && scanOrder(store, index, predicates, excludedIds, promotion.places, Infinity)
  const found = scanned ?? findAmongCandidates(store, predicates, excludedIds)
  intersectWhere(found, createGroupTest(store)(group))
  return found
}

function findAmongCandidates(
  store: ColumnStore,
  predicates: RowFilter['predicates'],
  excludedIds: RowFilter['excludedIds'],
): RowIds {
  const candidates = findCandidates(store, predicates, excludedIds)
  const found = applyAll(store, toRowIds(candidates), omitBitmapPredicates(predicates))
  candidates.dispose()
  return found
}
