import type { Db } from '../db/pool'
import { type Sought, searchStreets, sought } from './street-search'
import { listStreets, type StreetRow } from './streets'

const FRESH_MS = 30_000

/** Finds streets by name among those of the database, which are kept in memory. */
export class StreetFinder {
  readonly #db: Db
  #kept: { streets: Promise<Sought<StreetRow>[]>; until: number } | undefined

  constructor(db: Db) {
    this.#db = db
  }

  /** The streets that a text may mean, of one city or of all. */
  async find(text: string, cityId?: number): Promise<StreetRow[]> {
    const streets = await this.all()
    return searchStreets(
      cityId === undefined ? streets : streets.filter(({ street }) => street.city_id === cityId),
      text,
    )
  }

  /** The street with this id; the streets are read anew when it is not among them: another server may have added it. */
  async withId(id: number): Promise<StreetRow | undefined> {
    const among = (streets: Sought<StreetRow>[]) => streets.find(({ street }) => street.id === id)?.street
    const known = among(await this.all())
    if (known) return known
    this.#kept = undefined
    return among(await this.all())
  }

  /** Every street, ready to be found. */
  all(): Promise<Sought<StreetRow>[]> {
    if (!this.#kept || this.#kept.until < Date.now()) {
      const streets = listStreets(this.#db).then((rows) => rows.map(sought))
      this.#kept = { streets, until: Date.now() + FRESH_MS }
      // A failed reading is not kept.
      streets.catch(() => {
        this.#kept = undefined
      })
    }
    return this.#kept.streets
  }
}
