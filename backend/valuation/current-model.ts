import type { Db } from '../db/pool'
import { type KeptModel, newestModel } from './models'

/** So old may a model in memory be before the database is asked for a newer one. */
const FRESH_MS = 60_000

/** The newest model, held in memory and read again now and then: once, however many ask. */
export class CurrentModel {
  readonly #db: Db
  #readAt = Number.NEGATIVE_INFINITY
  #model: Promise<KeptModel | undefined> = Promise.resolve(undefined)

  constructor(db: Db) {
    this.#db = db
  }

  async get(): Promise<KeptModel | undefined> {
    const now = performance.now()
    if (now - this.#readAt < FRESH_MS && (await this.#model)) return this.#model
    this.#readAt = now
    this.#model = newestModel(this.#db)
    // What could not be read is asked for again by the next one.
    this.#model.catch(() => {
      this.#model = Promise.resolve(undefined)
    })
    return this.#model
  }
}
