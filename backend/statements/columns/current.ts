import type { Db } from '../../db/pool'
import { Orders } from './orders'
import { readRows } from './read'
import { Table } from './table'

/** Rows read at a time while everything is read: about as many as take the database a tenth of a second. */
const BATCH = 20_000
/** Changes are kept for a day; who has not looked for so long reads everything anew. */
const LONGEST_PAUSE_MS = 12 * 3_600_000
/** Each search judges all that have moved, and reading the orders takes the database seconds. */
const MOST_MOVED = 5_000

type Changes = { snapshot: string; ids: (number | null)[] }

/** The columns as they are at this moment; none while they are being read for the first time. */
export type Current = { table: Table; orders: Orders; version: number }

type Options = {
  mostMoved?: number
  /** Told what a look has found to be changed, before anyone sees it; nothing when that may be any. */
  onChange?: (ids?: readonly number[]) => void
}

/** Keeps columns in step with the database: each answer knows everything committed before it was asked for. */
export class CurrentColumns {
  readonly #db: Db
  readonly #mostMoved: number
  readonly #onChange: (ids?: readonly number[]) => void
  #loaded: (Current & { snapshot: string; at: number }) | undefined
  #loading: Promise<void> | undefined
  #looking: Promise<void> | undefined
  #lookingNext: Promise<void> | undefined

  constructor(db: Db, { mostMoved = MOST_MOVED, onChange = () => {} }: Options = {}) {
    this.#db = db
    this.#mostMoved = mostMoved
    this.#onChange = onChange
  }

  /** Reads everything, once; later calls wait for the same. */
  load(): Promise<void> {
    this.#loading ??= this.#readAll().finally(() => {
      this.#loading = undefined
    })
    return this.#loading
  }

  /** As it was at the last look. */
  get known(): Current | undefined {
    return this.#loaded && { ...this.#loaded }
  }

  async get(): Promise<Current | undefined> {
    if (!this.#loaded || Date.now() - this.#loaded.at > LONGEST_PAUSE_MS) {
      this.load().catch(() => {})
      return undefined
    }
    await this.#lookAgain()
    return this.known
  }

  /** A look that began before the question may have missed what was committed since: then the next one answers. */
  #lookAgain(): Promise<void> {
    if (!this.#looking) {
      this.#looking = this.#look().finally(() => {
        this.#looking = undefined
      })
      return this.#looking
    }
    this.#lookingNext ??= this.#looking
      .catch(() => {})
      .then(() => {
        this.#lookingNext = undefined
        return this.#lookAgain()
      })
    return this.#lookingNext
  }

  async #look() {
    const loaded = this.#loaded
    if (!loaded) return
    // Read before this look, which therefore finds all that they know.
    const newOrders = loaded.orders.read
    const { snapshot, ids } = await this.#changesSince(loaded.snapshot)
    const known = ids.filter((id) => id !== null)
    if (known.length < ids.length || known.some((id) => id < loaded.table.first)) {
      this.#loaded = undefined
      this.#onChange()
      void this.load().catch(() => {})
      return
    }
    if (known.length > 0) {
      const rows = await readRows(this.#db, loaded.table.texts, 's.id = any($1::int[])', [known])
      // Together: nobody may see a statement taken out that is only changed.
      for (const id of known) loaded.table.remove(id)
      loaded.table.put(rows.ids, rows.values)
      loaded.orders.move(known)
      this.#onChange(known)
      loaded.version += 1
    }
    if (newOrders) loaded.orders.use(newOrders)
    loaded.orders.keepFresh(this.#mostMoved)
    loaded.snapshot = snapshot
    loaded.at = Date.now()
  }

  /** What was committed after a snapshot, in whatever order it had begun. */
  async #changesSince(snapshot: string): Promise<Changes> {
    // Named, so that it is planned once: every search asks it.
    const { rows } = await this.#db.query<Changes>({
      name: 'changes since a snapshot',
      text: `select pg_current_snapshot()::text as snapshot,
         array(select distinct statement_id from statement_changes
               where changed_in >= pg_snapshot_xmin($1::pg_snapshot)
                 and not pg_visible_in_snapshot(changed_in, $1::pg_snapshot)) as ids`,
      values: [snapshot],
    })
    return rows[0] ?? { snapshot, ids: [] }
  }

  async #readAll() {
    const { rows } = await this.#db.query<{ snapshot: string; first: number; last: number }>(
      `select pg_current_snapshot()::text as snapshot, coalesce(min(id), 1) as first, coalesce(max(id), 0) as last
       from statements`,
    )
    const { snapshot = '', first = 1, last = 0 } = rows[0] ?? {}
    const table = new Table(first)
    for (let from = first; from <= last; from += BATCH) {
      const range = [from, from + BATCH]
      const { ids, values } = await readRows(this.#db, table.texts, 's.id >= $1 and s.id < $2', range)
      table.put(ids, values)
    }
    const orders = new Orders(this.#db, table)
    await orders.readAll()
    // What has changed meanwhile is found by the first look.
    this.#loaded = { table, orders, snapshot, at: Date.now(), version: 0 }
  }
}
