import { Bitmaps } from './bitmaps'
import { Cells } from './cells'
import { FIELDS, type FieldName, type Kind } from './fields'
import { Steps } from './steps'
import { Texts } from './texts'

export type Whole = Int32Array
export type Real = Float64Array
export type Column = Whole | Real

const ROOM = 1_024
const NAMES = Object.keys(FIELDS) as FieldName[]

/**
 * The columns of all public statements by which visitors filter and order. A statement's slot is its id less the
 * first one's, so slots are in the order of ids; one that is not public has no deal.
 */
export class Table {
  /** The id of slot 0. */
  readonly first: number
  readonly bitmaps = new Bitmaps(this)
  readonly steps = new Steps(this)
  readonly cells = new Cells()
  readonly texts = new Texts()
  #columns: Record<FieldName, Column>
  readonly #most = new Map<FieldName, number>()

  constructor(first: number) {
    this.first = first
    this.#columns = columnsFor(ROOM)
    this.bitmaps.grow(ROOM)
  }

  column(name: FieldName): Column {
    return this.#columns[name]
  }

  /** No id of the column is greater. */
  most(name: FieldName): number {
    return this.#most.get(name) ?? 0
  }

  /** Whether the statement of a slot is public. */
  has(slot: number): boolean {
    return this.#columns.deal_types[slot] !== 0
  }

  /** Puts rows in: their ids, and their values by column. */
  put(ids: Int32Array, values: Record<FieldName, Column>) {
    for (const id of ids) this.remove(id)
    for (const name of NAMES) {
      const [column, from] = [this.#columns[name], values[name]]
      let most = this.most(name)
      for (let at = 0; at < ids.length; at += 1) {
        const value = from[at] as number
        column[(ids[at] as number) - this.first] = value
        if (value > most) most = value
      }
      this.#most.set(name, most)
    }
    for (const id of ids) {
      const slot = id - this.first
      this.cells.add(slot, this.#columns.lat[slot] as number, this.#columns.lng[slot] as number)
    }
    const slots = ids.map((id) => id - this.first)
    this.bitmaps.update(slots)
    this.steps.update(slots)
  }

  /** Takes a statement out; nothing when it is not in, but then there is room for it. */
  remove(id: number) {
    const slot = id - this.first
    this.#grow(slot + 1)
    if (!this.#columns.deal_types[slot]) return
    this.cells.remove(slot)
    this.#columns.deal_types[slot] = 0
    this.bitmaps.update([slot])
  }

  #grow(size: number) {
    const room = this.#columns.deal_types.length
    if (size <= room) return
    const more = Math.ceil(Math.max(size, room * 1.5))
    const columns = columnsFor(more)
    for (const name of NAMES) columns[name].set(this.#columns[name])
    this.#columns = columns
    this.bitmaps.grow(more)
    this.steps.clear()
  }
}

function columnsFor(room: number): Record<FieldName, Column> {
  const columnOf = (kind: Kind) => (kind === 'real' ? new Float64Array(room) : new Int32Array(room))
  return Object.fromEntries(NAMES.map((name) => [name, columnOf(FIELDS[name].kind)])) as Record<
    FieldName,
    Column
  >
}
