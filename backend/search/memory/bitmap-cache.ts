import { LRUCache } from 'lru-cache'
import type { ColumnReader } from './columns'
import type { FieldName } from './fields'
import type { Predicate } from './predicates'
import { type Bitmap, createIdLookup, setBit } from './typed-arrays'

/** Low-cardinality columns: many searches share the same few lists of ids. */
const BITMAP_FIELDS = [
  'deal_types',
  'real_estate_types',
  'statuses',
  'conditions',
  'room_types',
  'owner_type',
  'cities',
  'districts',
  'urbans',
] as const satisfies FieldName[]
const BITMAP_FIELD_NAMES: ReadonlySet<string> = new Set(BITMAP_FIELDS)

type BitmapPredicate = Extract<Predicate, { by: 'ids' }> & { field: (typeof BITMAP_FIELDS)[number] }

type CachedBitmap = { field: FieldName; ids: ReadonlySet<number>; bitmap: Bitmap }

/** At a million statements each takes 125 KB, or up to half as much again with spare capacity. */
const MAX_CACHED_BITMAPS = 128

/** Whether a bitmap decides a predicate. */
export function hasBitmap(predicate: Predicate): predicate is BitmapPredicate {
  return predicate.by === 'ids' && BITMAP_FIELD_NAMES.has(predicate.field)
}

/** Bitmaps of the public rows that meet recent predicates: built on first use, then updated with the columns. */
export class BitmapCache {
  readonly #columns: ColumnReader
  readonly #cache = new LRUCache<string, CachedBitmap>({ max: MAX_CACHED_BITMAPS })
  #publicRows: Bitmap = new Int32Array(0)

  constructor(columns: ColumnReader) {
    this.#columns = columns
  }

  get publicRows(): Bitmap {
    return this.#publicRows
  }

  get(predicate: BitmapPredicate): Bitmap {
    const key = `${predicate.field} ${predicate.ids}`
    const cached = this.#cache.get(key)
    if (cached) return cached.bitmap
    const bitmap = this.#build(predicate)
    this.#cache.set(key, { field: predicate.field, ids: new Set(predicate.ids), bitmap })
    return bitmap
  }

  /** Makes space for more rows; cached bitmaps are built again on demand. */
  grow(capacity: number) {
    const larger = new Int32Array(Math.ceil(capacity / 32))
    larger.set(this.#publicRows)
    this.#publicRows = larger
    this.#cache.clear()
  }

  /** To be called after rows were added, changed or removed. */
  update(rowIds: Iterable<number>) {
    const cached = [...this.#cache.values()]
    for (const rowId of rowIds) {
      const isPublic = this.#columns.isPublic(rowId)
      setBit(this.#publicRows, rowId, isPublic)
      for (const { field, ids, bitmap } of cached)
        setBit(bitmap, rowId, isPublic && ids.has(this.#columns.column(field)[rowId] as number))
    }
  }

  #build({ field, ids }: BitmapPredicate): Bitmap {
    const column = this.#columns.column(field)
    const lookup = createIdLookup(ids, this.#columns.maxValue(field))
    const bitmap = this.#publicRows.slice()
    for (let at = 0; at < bitmap.length; at += 1) {
      if (bitmap[at] === 0) continue
      let word = 0
      const end = Math.min(column.length, (at + 1) * 32)
      for (let rowId = at * 32; rowId < end; rowId += 1)
        word |= (lookup[column[rowId] as number] as number) << rowId
      ;(bitmap[at] as number) &= word
    }
    return bitmap
  }
}
