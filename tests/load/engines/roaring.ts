import { RoaringBitmap32, roaringLibraryInitialize } from 'roaring-wasm'
import { parsePage } from '~backend/platform/http/pagination'
import type { QueryParams } from '~backend/platform/http/query'
import { listFacetNames, TOGGLE_FACETS } from '~backend/search/facet-groups'
import { hasBitmap } from '~backend/search/memory/bitmap-cache'
import type { Column } from '~backend/search/memory/columns'
import type { FacetCounts } from '~backend/search/memory/facet-counts'
import type { FieldName } from '~backend/search/memory/fields'
import {
  countMatching,
  estimateSelectivity,
  filterAll,
  withoutBitmapPredicates,
} from '~backend/search/memory/filter-rows'
import type { ColumnStoreState } from '~backend/search/memory/live-column-store'
import type { Predicate } from '~backend/search/memory/predicates'
import type { RowIds } from '~backend/search/memory/row-ids'
import { selectPage } from '~backend/search/memory/top-k'
import { createIdLookup } from '~backend/search/memory/typed-arrays'
import { parseOrder } from '~backend/search/order'
import { parsePredicates } from '~backend/search/to-predicates'
import { type Engine, listPredicates } from './engine'
import { RoaringSets } from './roaring-sets'

/** The best of so many are quickly told by comparing them. */
const FEW = 3_000
const FIRST_BLOCK = 256
/** The part of the wanted statements that a walk hopes to meet soon, before it has met any. */
const HOPE = 1 / 8
/** A walk by columns is given up when it would judge more than this part of the statements: to join sets is less work then. */
const WORTH = 1 / 64
/** To ask a set for one rowId takes as long as to judge and compare so many. */
const LOOK = 4
const SAMPLE = 256
/** To have a set and one more in common counted takes as long as to count one rowId of so many in the table by its column. */
const IN_COMMON = 100

type IdsTest = Extract<Predicate, { by: 'ids' }>

/** The product's columns and orders, with the sets of roaring-wasm in place of its bitmaps. */
export async function roaringEngine(
  { store: table, orderIndexes: orders }: ColumnStoreState,
  memoryOfColumns: number,
): Promise<Engine> {
  await roaringLibraryInitialize()
  const sets = new RoaringSets(table)
  const room = new Uint32Array(table.column('deal_types').length)

  /** @returns rowIds that are good until the next call */
  function slotsOf(set: RoaringBitmap32): RowIds {
    const rowIds = set.toUint32Array(room)
    return { rowIds: new Int32Array(rowIds.buffer, 0, rowIds.length), count: rowIds.length }
  }

  /** All statements of a set that meet the tests which sets do not tell. */
  function exact(set: RoaringBitmap32, tests: readonly Predicate[]): RoaringBitmap32 {
    const others = withoutBitmapPredicates(tests)
    if (others.length === 0) return set
    const { count } = filterAll(table, slotsOf(set), others, [])
    set.dispose()
    return new RoaringBitmap32(room.subarray(0, count))
  }

  function sampleOf(set: RoaringBitmap32): RowIds {
    const { size } = set
    const count = Math.min(size, SAMPLE)
    const rowIds = Int32Array.from({ length: count }, (_, at) => set.select(Math.floor((at * size) / count)))
    return { rowIds, count }
  }

  function page(query: QueryParams): number[] {
    const tests = listPredicates(query)
    const order = parseOrder(query)
    const { page, perPage } = parsePage(query)
    const wanted = page * perPage
    const sorted = orders.find(order, tests)?.rowIds
    const found = (sorted && soonMet(sorted, tests, wanted)) ?? bestOfSet(sorted, tests, wanted)
    const rowIds = selectPage(table, found, order, (page - 1) * perPage, perPage)
    return rowIds.map((rowId) => rowId + table.firstId)
  }

  /** The first of an order that meet the tests, judged by columns alone; undefined when many would have to be judged. */
  function soonMet(order: Int32Array, tests: readonly Predicate[], wanted: number): RowIds | undefined {
    const lookups = tests.filter(hasBitmap).map(({ field, ids }) => ({
      column: table.column(field),
      lookup: createIdLookup(ids, table.maxValue(field)),
    }))
    const others = withoutBitmapPredicates(tests)
    const all = new Int32Array(room.buffer)
    let count = 0
    for (let from = 0, block = FIRST_BLOCK; count < wanted && from < order.length; block *= 2) {
      // As many steps as it takes if it goes on like this.
      if ((from * wanted) / (count + wanted * HOPE) > room.length * WORTH) return undefined
      const part = { rowIds: all.subarray(count), count: Math.min(block, order.length - from) }
      part.rowIds.set(order.subarray(from, from + part.count))
      from += part.count
      for (const { column, lookup } of lookups) filterIds(part, column, lookup)
      count += filterAll(table, part, others, []).count
    }
    return { rowIds: all, count }
  }

  function bestOfSet(order: Int32Array | undefined, tests: readonly Predicate[], wanted: number): RowIds {
    const others = withoutBitmapPredicates(tests)
    const candidates = sets.candidates(tests)
    const { size } = candidates
    const share = others.length === 0 ? 1 : estimateSelectivity(table, others, sampleOf(candidates))
    const steps = (wanted * (order?.length ?? Infinity)) / (size * share)
    const found =
      order && size > Math.max(FEW, wanted) && steps * LOOK < size
        ? scan(order, candidates, others, wanted)
        : filterAll(table, slotsOf(candidates), others, [])
    candidates.dispose()
    return found
  }

  /** The first of an order that are in a set and meet the tests, at least so many unless there are fewer. */
  function scan(
    order: Int32Array,
    set: RoaringBitmap32,
    tests: readonly Predicate[],
    wanted: number,
  ): RowIds {
    const all = new Int32Array(room.buffer)
    let count = 0
    for (let from = 0, block = FIRST_BLOCK; count < wanted && from < order.length; block *= 2) {
      const part = { rowIds: all.subarray(count), count: 0 }
      const end = Math.min(from + block, order.length)
      for (; from < end; from += 1) {
        const rowId = order[from] as number
        if (set.has(rowId)) part.rowIds[part.count++] = rowId
      }
      count += filterAll(table, part, tests, []).count
    }
    return { rowIds: all, count }
  }

  function count(query: QueryParams): number {
    const tests = listPredicates(query)
    const others = withoutBitmapPredicates(tests)
    const candidates = sets.candidates(tests)
    const count =
      others.length === 0 ? candidates.size : filterAll(table, slotsOf(candidates), others, []).count
    candidates.dispose()
    return count
  }

  function countFacets(query: QueryParams): FacetCounts {
    const tests = listPredicates(query)
    const names: FieldName[] = listFacetNames(query)
    const chosen = tests.filter(
      (test): test is IdsTest => test.by === 'ids' && !test.fromText && names.includes(test.field),
    )
    const others = tests.filter((test) => !chosen.some((one) => one === test))
    const met = sets.candidates(tests)
    const missing = new Map(
      chosen.map((test) => [test.field, sets.candidates(tests.filter((other) => other !== test))]),
    )
    const near = exact(RoaringBitmap32.orMany([met, ...missing.values()]), others)
    for (const set of [met, ...missing.values()]) set.andInPlace(near)

    const facets: FacetCounts['facets'] = Object.fromEntries(
      names.map((name) => [name, countsOf(missing.get(name) ?? met, name)]),
    )
    for (const tick of TOGGLE_FACETS) {
      const [test] = parsePredicates(new Map([[tick, ['1']]])) ?? []
      const total = test ? countTick(met, test) : 0
      facets[tick] = total > 0 ? { 1: total } : {}
    }
    const total = met.size
    for (const set of [near, met, ...missing.values()]) set.dispose()
    return { total, facets }
  }

  /** How many of a set have each id of a field, but for those without one. */
  function countsOf(set: RoaringBitmap32, field: FieldName): Record<number, number> {
    const byValue = sets.byValue(field)
    const counts: Record<number, number> = {}
    if (set.size * IN_COMMON < byValue.size * room.length) {
      const column = table.column(field)
      const numbers = new Int32Array(table.maxValue(field) + 1)
      const { rowIds, count } = slotsOf(set)
      for (let at = 0; at < count; at += 1) (numbers[column[rowIds[at] as number] as number] as number) += 1
      for (let id = 1; id < numbers.length; id += 1) if (numbers[id]) counts[id] = numbers[id] as number
      return counts
    }
    for (const [id, same] of byValue) {
      const count = id === 0 ? 0 : set.andCardinality(same)
      if (count > 0) counts[id] = count
    }
    return counts
  }

  function countTick(set: RoaringBitmap32, test: Predicate): number {
    if (!hasBitmap(test)) return countMatching(table, slotsOf(set), [test])
    return test.ids.reduce((sum, id) => {
      const same = sets.byValue(test.field).get(id)
      return same ? sum + set.andCardinality(same) : sum
    }, 0)
  }

  return {
    name: 'roaring',
    page: async (query) => page(query),
    count: async (query) => count(query),
    countFacets: async (query) => countFacets(query),
    memory: async () => memoryOfColumns + sets.bytes,
  }
}

function filterIds(found: RowIds, column: Column, lookup: Uint8Array) {
  const { rowIds, count } = found
  let length = 0
  for (let at = 0; at < count; at += 1) {
    const rowId = rowIds[at] as number
    rowIds[length] = rowId
    length += lookup[column[rowId] as number] as number
  }
  found.count = length
}
