import type { Db } from '~backend/platform/db/pool'
import { type SearchableStreet, searchStreets, toSearchableStreet } from './street-search'
import { listStreets, type StreetRow } from './street-store'

const MAX_AGE_MS = 30_000

export class StreetFinder {
  readonly #db: Db
  #cached: { streets: Promise<SearchableStreet<StreetRow>[]>; until: number } | undefined

  constructor(db: Db) {
    this.#db = db
  }

  /** In one city or in all. */
  async search(text: string, cityId?: number): Promise<StreetRow[]> {
    const streets = await this.list()
    return searchStreets(
      cityId === undefined ? streets : streets.filter(({ street }) => street.city_id === cityId),
      text,
    )
  }

  /** Reloads once when the id is missing, as another server may have added it. */
  async findById(id: number): Promise<StreetRow | undefined> {
    const among = (streets: SearchableStreet<StreetRow>[]) =>
      streets.find(({ street }) => street.id === id)?.street
    const known = among(await this.list())
    if (known) return known
    this.#cached = undefined
    return among(await this.list())
  }

  list(): Promise<SearchableStreet<StreetRow>[]> {
    if (!this.#cached || this.#cached.until < Date.now()) {
      const streets = listStreets(this.#db).then((rows) => rows.map(toSearchableStreet))
      this.#cached = { streets, until: Date.now() + MAX_AGE_MS }
      // A failed read is not cached.
      streets.catch(() => {
        this.#cached = undefined
      })
    }
    return this.#cached.streets
  }
}
