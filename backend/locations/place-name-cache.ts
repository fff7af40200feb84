import type { Db } from '~backend/platform/db/pool'
import { toPackedNamesSql } from './place-name-sql'

/** Place ids of a row. */
type PlaceIds = {
  city_id: number
  district_id: number | null
  urban_id: number | null
  street_id: number | null
}

/** Packed names, empty without a place, and the group of equal streets. */
type PlaceNameFields = { city: string; district: string; urban: string; grouped_street_id: number | null }

type PlaceNamesById = Record<'city' | 'district' | 'urban', Map<number, string>> & {
  street: Map<number, number>
}

/** Delay until renamed places appear in lists. */
const MAX_AGE_MS = 30_000

const PLACE_NAMES_SQL = [
  ...(['city', 'district', 'urban'] as const).map((kind) => {
    const table = { city: 'cities', district: 'districts', urban: 'urbans' }[kind]
    return `select '${kind}' as kind, id, ${toPackedNamesSql(table)} as names, 0 as grouped_id from ${table}`
  }),
  "select 'street', id, '', grouped_street_id from streets",
].join(' union all ')

/**
 * The names of all places, kept in memory: to join them to the rows of a list takes the database a quarter of its time.
 * Apart from the gazetteer and the streets to be found, which are made for reading texts: those take longer to read, and
 * whoever asks for them waits until they are fresh.
 */
export class PlaceNameCache {
  readonly #db: Db
  #cached: { places: PlaceNamesById; until: number } | undefined
  #loading: Promise<PlaceNamesById> | undefined

  constructor(db: Db) {
    this.#db = db
  }

  /** Adds place names to the rows. */
  async addNames<Row extends PlaceIds>(rows: readonly Row[]): Promise<(Row & PlaceNameFields)[]> {
    let known = this.#cached?.places ?? (await this.#loadOnce())
    // Stale data is served while it is refreshed.
    if (this.#cached && this.#cached.until < Date.now()) this.#loadOnce().catch(() => {})
    // Another server may have added a place since the read began.
    for (let tries = 0; tries < 2 && !rows.every((row) => hasAllPlaces(known, row)); tries += 1)
      known = await this.#loadOnce()
    return rows.map((row) => addPlaceNames(known, row))
  }

  #loadOnce(): Promise<PlaceNamesById> {
    this.#loading ??= this.#load().finally(() => {
      this.#loading = undefined
    })
    return this.#loading
  }

  async #load(): Promise<PlaceNamesById> {
    const { rows } = await this.#db.query<{
      kind: keyof PlaceNamesById
      id: number
      names: string
      grouped_id: number
    }>(PLACE_NAMES_SQL)
    const places: PlaceNamesById = {
      city: new Map(),
      district: new Map(),
      urban: new Map(),
      street: new Map(),
    }
    for (const { kind, id, names, grouped_id } of rows)
      if (kind === 'street') places.street.set(id, grouped_id)
      else places[kind].set(id, names)
    this.#cached = { places, until: Date.now() + MAX_AGE_MS }
    return places
  }
}

function hasAllPlaces(
  known: PlaceNamesById,
  { city_id, district_id, urban_id, street_id }: PlaceIds,
): boolean {
  return (
    known.city.has(city_id) &&
    (district_id === null || known.district.has(district_id)) &&
    (urban_id === null || known.urban.has(urban_id)) &&
    (street_id === null || known.street.has(street_id))
  )
}

/** The row itself, which now says its places. */
function addPlaceNames<Row extends PlaceIds>(known: PlaceNamesById, row: Row): Row & PlaceNameFields {
  const nameOf = (kind: 'district' | 'urban', id: number | null) =>
    id === null ? '' : (known[kind].get(id) ?? '')
  const { city_id, district_id, urban_id, street_id } = row
  // Field by field: Object.assign turns a row this wide into a slow dictionary-mode object, with twice the memory.
  const placed = row as Row & PlaceNameFields
  placed.city = known.city.get(city_id) ?? ''
  placed.district = nameOf('district', district_id)
  placed.urban = nameOf('urban', urban_id)
  placed.grouped_street_id = street_id === null ? null : (known.street.get(street_id) ?? null)
  return placed
}
