import { LRUCache } from 'lru-cache'
import { type Bitmap, setBit } from './bitmap'
import type { ColumnStore } from './column-store'
import type { FieldName } from './fields'
import { createIdLookup } from './id-lookup'
import type { Predicate } from './predicates'

/** Of these visitors choose a few, and many choose the same. */
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

/** A test of which bits are kept. */
type BitmapPredicate = Extract<Predicate, { by: 'ids' }> & { field: (typeof BITMAP_FIELDS)[number] }

type CachedBitmap = { field: FieldName; ids: ReadonlySet<number>; bitmap: Bitmap }

/** At a million statements each takes 125 KB, and up to half as much again for those to come. */
const MAX_CACHED_BITMAPS = 128

/** Whether bits tell which statements meet a test. */
export function hasBitmap(predicate: Predicate): predicate is BitmapPredicate {
  return predicate.by === 'ids' && BITMAP_FIELD_NAMES.has(predicate.field)
}

/** Which public statements meet the tests asked lately: made when one is asked for, then kept true. */
export class BitmapCache {
  readonly #table: ColumnStore
  readonly #cache = new LRUCache<string, CachedBitmap>({ max: MAX_CACHED_BITMAPS })
  #publicRows: Bitmap = new Int32Array(0)

  constructor(table: ColumnStore) {
    this.#table = table
  }

  /** All public statements. */
  get publicRows(): Bitmap {
    return this.#publicRows
  }

  get(predicate: BitmapPredicate): Bitmap {
    const key = `${predicate.field} ${predicate.ids}`
    const kept = this.#cache.get(key)
    if (kept) return kept.bitmap
    const bits = this.#build(predicate)
    this.#cache.set(key, { field: predicate.field, ids: new Set(predicate.ids), bitmap: bits })
    return bits
  }

  /** Makes room; what was kept is made anew when it is asked for. */
  grow(capacity: number) {
    const more = new Int32Array(Math.ceil(capacity / 32))
    more.set(this.#publicRows)
    this.#publicRows = more
    this.#cache.clear()
  }

  /** Tells of statements that have come, changed or gone. */
  update(rowIds: Iterable<number>) {
    const kept = [...this.#cache.values()]
    for (const rowId of rowIds) {
      const isPublic = this.#table.isPublic(rowId)
      setBit(this.#publicRows, rowId, isPublic)
      for (const { field, ids, bitmap: bits } of kept)
        setBit(bits, rowId, isPublic && ids.has(this.#table.column(field)[rowId] as number))
    }
  }

  #build({ field, ids }: BitmapPredicate): Bitmap {
    const column = this.#table.column(field)
    const lookup = createIdLookup(ids, this.#table.maxValue(field))
    const bits = this.#publicRows.slice()
    for (let at = 0; at < bits.length; at += 1) {
      if (bits[at] === 0) continue
      let met = 0
      const end = Math.min(column.length, (at + 1) * 32)
      for (let rowId = at * 32; rowId < end; rowId += 1)
        met |= (lookup[column[rowId] as number] as number) << rowId
      ;(bits[at] as number) &= met
    }
    return bits
  }
}
