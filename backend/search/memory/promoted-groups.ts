import { getPosition, type Promotion } from '../promotion'
import { HOME_TYPE_IDS } from '../sort-order'
import type { ColumnStore } from './column-store'
import { createIdLookup } from './typed-arrays'

/** Statements whose promotion has the same rank. */
export type PromotedGroup = { tier: number; isHome: boolean }

type TurnOrder = { rowIds: Int32Array; multiplier: number | undefined }

/** Above any row id. */
const ROW_IDS = 2 ** 31

/** Promoted rows by rank, so that a search reads only those that can lead it. */
export class PromotedGroups {
  readonly #firstId: number
  readonly #byGroup = new Map<string, TurnOrder>()

  /** @param rowIds may be ahead of the columns, which then lack statements added since their allocation */
  constructor(store: ColumnStore, rowIds: Int32Array = new Int32Array()) {
    this.#firstId = store.firstId
    const tiers = store.column('vip_tier')
    const isOf = createGroupTest(store)
    const promoted = rowIds.filter((rowId) => (tiers[rowId] ?? 0) > 0)
    for (const group of listGroups(store)) {
      const isOfGroup = isOf(group)
      const rowIds = promoted.filter((rowId) => isOfGroup(rowId))
      this.#byGroup.set(toKey(group), { rowIds, multiplier: undefined })
    }
  }

  /** Lists rows in rotation order, cached until the next rotation. */
  listInTurn(group: PromotedGroup, promotion: Promotion): Int32Array {
    const order = this.#byGroup.get(toKey(group))
    if (!order) return new Int32Array()
    if (order.multiplier !== promotion.multiplier) {
      const { rowIds } = order
      const keys = Float64Array.from(
        rowIds,
        (rowId) => getPosition(rowId + this.#firstId, promotion) * ROW_IDS + rowId,
      ).sort()
      for (let at = 0; at < keys.length; at += 1) rowIds[at] = (keys[at] as number) % ROW_IDS
      order.multiplier = promotion.multiplier
    }
    return order.rowIds
  }
}

/** Lists all possible groups. */
export function listGroups(store: ColumnStore): PromotedGroup[] {
  const tiers = Array.from({ length: store.maxValue('vip_tier') }, (_, index) => index + 1)
  return tiers.flatMap((tier) => [true, false].map((isHome) => ({ tier, isHome })))
}

export function createGroupTest(store: ColumnStore): (group: PromotedGroup) => (rowId: number) => boolean {
  const tiers = store.column('vip_tier')
  const types = store.column('real_estate_types')
  const homes = createIdLookup(HOME_TYPE_IDS, store.maxValue('real_estate_types'))
  return ({ tier, isHome }) =>
    (rowId) =>
      tiers[rowId] === tier && homes[types[rowId] as number] === Number(isHome)
}

const toKey = ({ tier, isHome }: PromotedGroup) => `${tier} ${isHome}`
