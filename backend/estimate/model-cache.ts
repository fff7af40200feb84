import type { Db } from '~backend/platform/db/pool'
import { findNewestModel, type StoredModel } from './retrain-model'

/** Age at which the database is checked for a newer model. */
const MAX_AGE_MS = 60_000

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
    // A failed read is retried on the next call.
    this.#model.catch(() => {
      this.#model = Promise.resolve(undefined)
    })
    return this.#model
  }
}
