import { setImmediate as nextTurn } from 'node:timers/promises'
import { forEachInSlices } from '~backend/platform/in-slices'
import { ColumnStore } from './column-store'
import { OrderIndexes } from './order-indexes'
import { type LoadFrom, type RowSource, readColumnRows } from './row-source'

/** Number of rows per read; more would delay searches while they are copied into the columns. */
const BATCH_SIZE = 2_000
/** Maximum pause in ms before a complete reload. The database stores changes for a day. */
const MAX_PAUSE_MS = 12 * 3_600_000
/**
 * Maximum number of moved rows. Every search checks them, but reloading the orders takes the database
 * seconds.
 */
const MAX_MOVED = 5_000

/** State of the store; `version` rises with every refresh that found changes. */
export type ColumnStoreState = { store: ColumnStore; orderIndexes: OrderIndexes; version: number }

type Options = {
  maxMoved?: number
  /** Loads all rows from another source, which must include everything this one had. */
  loadFrom?: LoadFrom
  /** Loads the orders from another source, as above. It sorts all rows in one query. Default: `loadFrom`. */
  loadOrdersFrom?: LoadFrom
  /**
   * Called with the changed statements before a search sees the changes; undefined ids if any may have
   * changed.
   */
  onChange?: (ids?: readonly number[]) => void
}

/** Column store that follows the database: a search sees everything committed before it. */
export class LiveColumnStore {
  readonly #source: RowSource
  readonly #maxMoved: number
  readonly #loadFrom: LoadFrom
  readonly #loadOrdersFrom: LoadFrom
  readonly #onChange: (ids?: readonly number[]) => void
  #loaded: (ColumnStoreState & { snapshot: string; refreshedAt: number }) | undefined
  #loading: Promise<void> | undefined
  #starting: Promise<void> | undefined
  #refreshing: Promise<void> | undefined
  #nextRefresh: Promise<void> | undefined

  constructor(
    source: RowSource,
    {
      maxMoved = MAX_MOVED,
      loadFrom = (load) => load(source),
      loadOrdersFrom = loadFrom,
      onChange = () => {},
    }: Options = {},
  ) {
    this.#source = source
    this.#maxMoved = maxMoved
    this.#loadFrom = loadFrom
    this.#loadOrdersFrom = loadOrdersFrom
    this.#onChange = onChange
  }

  load(): Promise<void> {
    this.#loading ??= this.#loadAll().finally(() => {
      this.#loading = undefined
    })
    return this.#loading
  }

  get lastKnown(): ColumnStoreState | undefined {
    return this.#loaded && { ...this.#loaded }
  }

  /** Refreshes and returns the state; undefined while the store is loading. Starts the load if needed. */
  async getCurrent(): Promise<ColumnStoreState | undefined> {
    if (!this.#loaded || Date.now() - this.#loaded.refreshedAt > MAX_PAUSE_MS) {
      this.load().catch(() => {})
      return undefined
    }
    await this.#refresh()
    return this.lastKnown
  }

  /**
   * Refreshes once for all searches of one tick.
   * A running refresh may have missed recent commits, so later callers share the next one.
   */
  #refresh(): Promise<void> {
    if (!this.#refreshing) {
      this.#starting ??= nextTurn().then(() => {
        this.#starting = undefined
        this.#refreshing = this.#applyChanges().finally(() => {
          this.#refreshing = undefined
        })
        return this.#refreshing
      })
      return this.#starting
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
    // Loaded before this refresh, which therefore finds every change in them.
    const newOrders = loaded.orderIndexes.pending
    const { snapshot, ids } = await this.#source.readChangesSince(loaded.snapshot)
    const changed = ids.filter((id) => id !== null)
    if (changed.length < ids.length || changed.some((id) => id < loaded.store.firstId)) {
      this.#loaded = undefined
      this.#onChange()
      void this.load().catch(() => {})
      return
    }
    if (changed.length > 0) {
      const rows = await readColumnRows(this.#source, loaded.store.textIndex, { ids: changed })
      // Synchronous, so that no search sees half of the changes.
      const publicIds = new Set(rows.ids)
      for (const id of changed) if (!publicIds.has(id)) loaded.store.remove(id)
      loaded.store.putRows(rows.ids, rows.values)
      loaded.orderIndexes.markMoved(changed)
      this.#onChange(changed)
      loaded.version += 1
    }
    if (newOrders) loaded.orderIndexes.activate(newOrders)
    loaded.orderIndexes.refreshIfStale(this.#maxMoved)
    loaded.snapshot = snapshot
    loaded.refreshedAt = Date.now()
  }

  async #loadAll() {
    const { snapshot, ...range } = await this.#source.readIdRange()
    const store = await this.#loadFrom((source) => fillStore(source, range))
    const orderIndexes = new OrderIndexes(this.#loadOrdersFrom, store)
    await orderIndexes.load()
    // The snapshot is older than the rows, so the first refresh finds changes made during the load.
    this.#loaded = { store, orderIndexes, snapshot, refreshedAt: Date.now(), version: 0 }
  }
}

async function fillStore(
  source: RowSource,
  { firstId, lastId }: { firstId: number; lastId: number },
): Promise<ColumnStore> {
  const store = await ColumnStore.create(firstId, lastId)
  for (let fromId = firstId; fromId <= lastId; fromId += BATCH_SIZE) {
    const selection = { fromId, toId: fromId + BATCH_SIZE }
    const { ids, values } = await readColumnRows(source, store.textIndex, selection)
    store.putRows(ids, values)
  }
  await forEachInSlices(store.prepareBitmaps(), () => {})
  return store
}
