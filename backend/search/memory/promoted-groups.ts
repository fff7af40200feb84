import { HOME_TYPE_IDS } from '../sort-order'
import type { ColumnStore } from './column-store'
import { createIdLookup } from './typed-arrays'

/** Statements whose promotion counts the same. */
export type PromotedGroup = { tier: number; isHome: boolean }

/** The promoted rows by what their promotion counts, so that a search reads only those that can lead it. */
export class PromotedGroups {
  readonly #byGroup = new Map<string, Int32Array>()

  /** @param rowIds may be ahead of the columns, which then lack statements added since their allocation */
  constructor(store: ColumnStore, rowIds: Int32Array = new Int32Array()) {
    const tiers = store.column('vip_tier')
    const isOf = createGroupTest(store)
    const promoted = rowIds.filter((rowId) => (tiers[rowId] ?? 0) > 0)
    for (const group of listGroups(store)) {
      const isOfGroup = isOf(group)
      this.#byGroup.set(
        toKey(group),
        promoted.filter((rowId) => isOfGroup(rowId)),
      )
    }
  }

  list(group: PromotedGroup): Int32Array {
    return this.#byGroup.get(toKey(group)) ?? new Int32Array()
  }
}

/** The groups that rows may be of. */
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
