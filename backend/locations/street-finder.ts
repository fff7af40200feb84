import type { Db } from '~backend/platform/db/pool'
import { TimedCache } from '~backend/platform/timed-cache'
import { type SearchableStreet, searchStreets, toSearchableStreet } from './street-search'
import { listStreets, type StreetRow } from './street-store'

const MAX_AGE_MS = 30_000

export class StreetFinder {
  readonly #streets: TimedCache<SearchableStreet<StreetRow>[]>

  constructor(db: Db) {
    this.#streets = new TimedCache(async () => (await listStreets(db)).map(toSearchableStreet), MAX_AGE_MS)
  }

  async search(text: string, cityId?: number): Promise<StreetRow[]> {
    const streets = await this.list()
    return searchStreets(
      cityId === undefined ? streets : streets.filter(({ street }) => street.city_id === cityId),
      text,
    )
  }

  /** Reloads once when the id is missing, as another server may have added it. */
  async findById(id: number): Promise<StreetRow | undefined> {
    const findIn = (streets: SearchableStreet<StreetRow>[]) =>
      streets.find(({ street }) => street.id === id)?.street
    return findIn(await this.list()) ?? findIn(await this.#streets.reload())
  }

  list(): Promise<SearchableStreet<StreetRow>[]> {
    return this.#streets.get()
  }
}
