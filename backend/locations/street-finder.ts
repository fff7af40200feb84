import { isDeepStrictEqual } from 'node:util'
import type { Db } from '~backend/platform/db/pool'
import { mapInSlices } from '~backend/platform/in-slices'
import { TimedCache } from '~backend/platform/timed-cache'
import { type SearchableStreet, searchStreets, toSearchableStreet } from './street-search'
import { listStreets, type StreetRow } from './street-store'

const MAX_AGE_MS = 30_000

export class StreetFinder {
  readonly #streets: TimedCache<SearchableStreet<StreetRow>[]>

  constructor(db: Db) {
    let streets: SearchableStreet<StreetRow>[] = []
    this.#streets = new TimedCache(async () => {
      streets = await toSearchableStreets(await listStreets(db), streets)
      return streets
    }, MAX_AGE_MS)
  }

  async search(text: string, cityId?: number): Promise<StreetRow[]> {
    const streets = await this.list()
    return searchStreets(
      cityId === undefined ? streets : streets.filter(({ street }) => street.city_id === cityId),
      text,
    )
  }

  /** Finds a street. Reloads once for an unknown id, because another server may have added it. */
  async findById(id: number): Promise<StreetRow | undefined> {
    const findIn = (streets: SearchableStreet<StreetRow>[]) =>
      streets.find(({ street }) => street.id === id)?.street
    return findIn(await this.list()) ?? findIn(await this.#streets.reload())
  }

  list(): Promise<SearchableStreet<StreetRow>[]> {
    return this.#streets.get()
  }
}

/** Reuses unchanged streets, and the whole list if it is unchanged, because its words are indexed. */
async function toSearchableStreets(
  rows: readonly StreetRow[],
  known: SearchableStreet<StreetRow>[],
): Promise<SearchableStreet<StreetRow>[]> {
  const knownById = new Map(known.map((street) => [street.street.id, street]))
  const streets = await mapInSlices(rows, (row) => {
    const previous = knownById.get(row.id)
    return previous && isDeepStrictEqual(previous.street, row) ? previous : toSearchableStreet(row)
  })
  const isSame = streets.length === known.length && streets.every((street, at) => street === known[at])
  return isSame ? known : streets
}
