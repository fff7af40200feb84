import { BitmapCache } from './bitmap-cache'
import { CellIndex } from './cell-index'
import { FIELD_NAMES, FIELDS, type FieldKind, type FieldName } from './fields'
import { RangeBitmaps } from './range-bitmaps'
import { TextIndex } from './text-index'

export type IntegerColumn = Int32Array
export type FloatColumn = Float64Array
export type Column = IntegerColumn | FloatColumn

const INITIAL_CAPACITY = 1_024

/**
 * The columns of all public statements by which visitors filter and order. A statement's rowId is its id less the
 * first one's, so rowIds are in the order of ids; one that is not public has no deal.
 */
export class ColumnStore {
  /** The id of rowId 0. */
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

  /** Whether the statement of a rowId is public. */
  isPublic(rowId: number): boolean {
    return this.#columns.deal_types[rowId] !== 0
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
      const rowId = id - this.firstId
      this.cellIndex.add(rowId, this.#columns.lat[rowId] as number, this.#columns.lng[rowId] as number)
    }
    const rowIds = ids.map((id) => id - this.firstId)
    this.bitmapCache.update(rowIds)
    this.rangeBitmaps.update(rowIds)
  }

  /** Takes a statement out; nothing when it is not in, but then there is room for it. */
  remove(id: number) {
    const rowId = id - this.firstId
    this.#grow(rowId + 1)
    if (!this.#columns.deal_types[rowId]) return
    this.cellIndex.remove(rowId)
    this.#columns.deal_types[rowId] = 0
    this.bitmapCache.update([rowId])
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
    kind === 'float' ? new Float64Array(capacity) : new Int32Array(capacity)
  return Object.fromEntries(FIELD_NAMES.map((name) => [name, createColumn(FIELDS[name])])) as Record<
    FieldName,
    Column
  >
}
