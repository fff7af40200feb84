import type { Db } from '~backend/platform/db/pool'
import { type SearchableStreet, searchStreets, toSearchableStreet } from './street-search'
import { listStreets, type StreetRow } from './street-store'

const MAX_AGE_MS = 30_000

/** Finds streets by name among those of the database, which are kept in memory. */
export class StreetFinder {
  readonly #db: Db
  #cached: { streets: Promise<SearchableStreet<StreetRow>[]>; until: number } | undefined

  constructor(db: Db) {
    this.#db = db
  }

  /** The streets that a text may mean, of one city or of all. */
  async search(text: string, cityId?: number): Promise<StreetRow[]> {
    const streets = await this.list()
    return searchStreets(
      cityId === undefined ? streets : streets.filter(({ street }) => street.city_id === cityId),
      text,
    )
  }

  /** The street with this id; the streets are read anew when it is not among them: another server may have added it. */
  async findById(id: number): Promise<StreetRow | undefined> {
    const among = (streets: SearchableStreet<StreetRow>[]) =>
      streets.find(({ street }) => street.id === id)?.street
    const known = among(await this.list())
    if (known) return known
    this.#cached = undefined
    return among(await this.list())
  }

  /** Every street, ready to be found. */
  list(): Promise<SearchableStreet<StreetRow>[]> {
    if (!this.#cached || this.#cached.until < Date.now()) {
      const streets = listStreets(this.#db).then((rows) => rows.map(toSearchableStreet))
      this.#cached = { streets, until: Date.now() + MAX_AGE_MS }
      // A failed reading is not kept.
      streets.catch(() => {
        this.#cached = undefined
      })
    }
    return this.#cached.streets
  }
}
