import type { Db } from '~backend/platform/db/pool'
import { ColumnStore } from './column-store'
import { OrderIndexes } from './order-indexes'
import { readRows } from './read-columns'

/** Rows read at a time while everything is read: about as many as take the database a tenth of a second. */
const BATCH_SIZE = 20_000
/** Changes are kept for a day; who has not looked for so long reads everything anew. */
const MAX_PAUSE_MS = 12 * 3_600_000
/** Each search judges all that have moved, and reading the orders takes the database seconds. */
const MAX_MOVED = 5_000

type Changes = { snapshot: string; ids: (number | null)[] }

/** The columns as they are at this moment; none while they are being read for the first time. */
export type ColumnStoreState = { store: ColumnStore; orderIndexes: OrderIndexes; version: number }

type Options = {
  maxMoved?: number
  /** Told what a look has found to be changed, before anyone sees it; nothing when that may be any. */
  onChange?: (ids?: readonly number[]) => void
}

/** Keeps columns in step with the database: each answer knows everything committed before it was asked for. */
export class LiveColumnStore {
  readonly #db: Db
  readonly #maxMoved: number
  readonly #onChange: (ids?: readonly number[]) => void
  #loaded: (ColumnStoreState & { snapshot: string; at: number }) | undefined
  #loading: Promise<void> | undefined
  #refreshing: Promise<void> | undefined
  #nextRefresh: Promise<void> | undefined

  constructor(db: Db, { maxMoved: mostMoved = MAX_MOVED, onChange = () => {} }: Options = {}) {
    this.#db = db
    this.#maxMoved = mostMoved
    this.#onChange = onChange
  }

  /** Reads everything, once; later calls wait for the same. */
  load(): Promise<void> {
    this.#loading ??= this.#loadAll().finally(() => {
      this.#loading = undefined
    })
    return this.#loading
  }

  /** As it was at the last look. */
  get lastKnown(): ColumnStoreState | undefined {
    return this.#loaded && { ...this.#loaded }
  }

  async getCurrent(): Promise<ColumnStoreState | undefined> {
    if (!this.#loaded || Date.now() - this.#loaded.at > MAX_PAUSE_MS) {
      this.load().catch(() => {})
      return undefined
    }
    await this.#refresh()
    return this.lastKnown
  }

  /** A look that began before the question may have missed what was committed since: then the next one answers. */
  #refresh(): Promise<void> {
    if (!this.#refreshing) {
      this.#refreshing = this.#applyChanges().finally(() => {
        this.#refreshing = undefined
      })
      return this.#refreshing
    }
    this.#nextRefresh ??= this.#refreshing
      .catch(() => {})
      .then(() => {
        this.#nextRefresh = undefined
        return this.#refresh()
      })
    return this.#nextRefresh
  }

  async #applyChanges() {
    const loaded = this.#loaded
    if (!loaded) return
    // Read before this look, which therefore finds all that they know.
    const newOrders = loaded.orderIndexes.pending
    const { snapshot, ids } = await this.#listChangesSince(loaded.snapshot)
    const known = ids.filter((id) => id !== null)
    if (known.length < ids.length || known.some((id) => id < loaded.store.firstId)) {
      this.#loaded = undefined
      this.#onChange()
      void this.load().catch(() => {})
      return
    }
    if (known.length > 0) {
      const rows = await readRows(this.#db, loaded.store.textIndex, 's.id = any($1::int[])', [known])
      // Together: nobody may see a statement taken out that is only changed.
      for (const id of known) loaded.store.remove(id)
      loaded.store.putRows(rows.ids, rows.values)
      loaded.orderIndexes.markMoved(known)
      this.#onChange(known)
      loaded.version += 1
    }
    if (newOrders) loaded.orderIndexes.activate(newOrders)
    loaded.orderIndexes.refreshIfStale(this.#maxMoved)
    loaded.snapshot = snapshot
    loaded.at = Date.now()
  }

  /** What was committed after a snapshot, in whatever order it had begun. */
  async #listChangesSince(snapshot: string): Promise<Changes> {
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

  async #loadAll() {
    const { rows } = await this.#db.query<{ snapshot: string; first: number; last: number }>(
      `select pg_current_snapshot()::text as snapshot, coalesce(min(id), 1) as first, coalesce(max(id), 0) as last
       from statements`,
    )
    const { snapshot = '', first = 1, last = 0 } = rows[0] ?? {}
    const store = new ColumnStore(first)
    for (let from = first; from <= last; from += BATCH_SIZE) {
      const range = [from, from + BATCH_SIZE]
      const { ids, values } = await readRows(this.#db, store.textIndex, 's.id >= $1 and s.id < $2', range)
      store.putRows(ids, values)
    }
    const orderIndexes = new OrderIndexes(this.#db, store)
    await orderIndexes.load()
    // What has changed meanwhile is found by the first look.
    this.#loaded = { store, orderIndexes, snapshot, at: Date.now(), version: 0 }
  }
}
