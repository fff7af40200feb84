import { BitmapCache } from './bitmap-cache'
import { CellIndex } from './cell-index'
import { FIELDS, type FieldKind, type FieldName } from './fields'
import { RangeBitmaps } from './range-bitmaps'
import { TextIndex } from './text-index'

export type IntegerColumn = Int32Array
export type FloatColumn = Float64Array
export type Column = IntegerColumn | FloatColumn

const INITIAL_CAPACITY = 1_024
const FIELD_NAMES = Object.keys(FIELDS) as FieldName[]

/**
 * The columns of all public statements by which visitors filter and order. A statement's slot is its id less the
 * first one's, so slots are in the order of ids; one that is not public has no deal.
 */
export class ColumnStore {
  /** The id of slot 0. */
  readonly firstId: number
  readonly bitmapCache = new BitmapCache(this)
  readonly rangeBitmaps = new RangeBitmaps(this)
  readonly cellIndex = new CellIndex()
  readonly textIndex = new TextIndex()
  #columns: Record<FieldName, Column>
  readonly #maxValues = new Map<FieldName, number>()

  constructor(first: number) {
    this.firstId = first
    this.#columns = createColumns(INITIAL_CAPACITY)
    this.bitmapCache.grow(INITIAL_CAPACITY)
  }

  column(name: FieldName): Column {
    return this.#columns[name]
  }

  /** No id of the column is greater. */
  maxValue(name: FieldName): number {
    return this.#maxValues.get(name) ?? 0
  }

  /** Whether the statement of a slot is public. */
  isPublic(slot: number): boolean {
    return this.#columns.deal_types[slot] !== 0
  }

  /** Puts rows in: their ids, and their values by column. */
  putRows(ids: Int32Array, values: Record<FieldName, Column>) {
    for (const id of ids) this.remove(id)
    for (const name of FIELD_NAMES) {
      const [column, from] = [this.#columns[name], values[name]]
      let most = this.maxValue(name)
      for (let at = 0; at < ids.length; at += 1) {
        const value = from[at] as number
        column[(ids[at] as number) - this.firstId] = value
        if (value > most) most = value
      }
      this.#maxValues.set(name, most)
    }
    for (const id of ids) {
      const slot = id - this.firstId
      this.cellIndex.add(slot, this.#columns.lat[slot] as number, this.#columns.lng[slot] as number)
    }
    const slots = ids.map((id) => id - this.firstId)
    this.bitmapCache.update(slots)
    this.rangeBitmaps.update(slots)
  }

  /** Takes a statement out; nothing when it is not in, but then there is room for it. */
  remove(id: number) {
    const slot = id - this.firstId
    this.#grow(slot + 1)
    if (!this.#columns.deal_types[slot]) return
    this.cellIndex.remove(slot)
    this.#columns.deal_types[slot] = 0
    this.bitmapCache.update([slot])
  }

  #grow(size: number) {
    const room = this.#columns.deal_types.length
    if (size <= room) return
    const capacity = Math.ceil(Math.max(size, room * 1.5))
    const columns = createColumns(capacity)
    for (const name of FIELD_NAMES) columns[name].set(this.#columns[name])
    this.#columns = columns
    this.bitmapCache.grow(capacity)
    this.rangeBitmaps.clear()
  }
}

function createColumns(capacity: number): Record<FieldName, Column> {
  const createColumn = (kind: FieldKind) =>
    kind === 'real' ? new Float64Array(capacity) : new Int32Array(capacity)
  return Object.fromEntries(FIELD_NAMES.map((name) => [name, createColumn(FIELDS[name].kind)])) as Record<
    FieldName,
    Column
  >
}
