import type { Db } from '~backend/platform/db/pool'
import { findNewestModel, type StoredModel } from './retrain-model'

/** So old may a model in memory be before the database is asked for a newer one. */
const MAX_AGE_MS = 60_000

/** The newest model, held in memory and read again now and then: once, however many ask. */
export class ModelCache {
  readonly #db: Db
  #readAt = Number.NEGATIVE_INFINITY
  #model: Promise<StoredModel | undefined> = Promise.resolve(undefined)

  constructor(db: Db) {
    this.#db = db
  }

  async get(): Promise<StoredModel | undefined> {
    const now = performance.now()
    if (now - this.#readAt < MAX_AGE_MS && (await this.#model)) return this.#model
    this.#readAt = now
    this.#model = findNewestModel(this.#db)
    // What could not be read is asked for again by the next one.
    this.#model.catch(() => {
      this.#model = Promise.resolve(undefined)
    })
    return this.#model
  }
}
