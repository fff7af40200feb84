import type { Db } from '~backend/platform/db/pool'
import { TimedCache } from '~backend/platform/timed-cache'
import { toPackedNamesSql } from './place-name-sql'

type PlaceIds = {
  city_id: number
  district_id: number | null
  urban_id: number | null
  street_id: number | null
}

type PlaceNameFields = { city: string; district: string; urban: string; grouped_street_id: number | null }

type PlaceNamesById = Record<'city' | 'district' | 'urban', Map<number, string>> & {
  street: Map<number, number>
}

/** Delay in ms until renamed places appear in lists. */
const MAX_AGE_MS = 30_000

const PLACE_NAMES_SQL = [
  ...(['city', 'district', 'urban'] as const).map((kind) => {
    const table = { city: 'cities', district: 'districts', urban: 'urbans' }[kind]
    return `select '${kind}' as kind, id, ${toPackedNamesSql(table)} as names, 0 as grouped_id from ${table}`
  }),
  "select 'street', id, '', grouped_street_id from streets",
].join(' union all ')

/**
 * Cache of place names.
 * Joining names in SQL takes a quarter of a list query; the gazetteer loads longer, because it prepares text
 * search.
 */
export class PlaceNameCache {
  readonly #places: TimedCache<PlaceNamesById>

  constructor(db: Db) {
    this.#places = new TimedCache(() => loadPlaceNames(db), MAX_AGE_MS)
  }

  async addNames<Row extends PlaceIds>(rows: readonly Row[]): Promise<(Row & PlaceNameFields)[]> {
    let known = await this.#places.getStale()
    // Another server may have added a place.
    if (!rows.every((row) => hasAllPlaces(known, row))) known = await this.#places.reload()
    return rows.map((row) => addPlaceNames(known, row))
  }
}

async function loadPlaceNames(db: Db): Promise<PlaceNamesById> {
  const { rows } = await db.query<{
    kind: keyof PlaceNamesById
    id: number
    names: string
    grouped_id: number
  }>(PLACE_NAMES_SQL)
  const places: PlaceNamesById = { city: new Map(), district: new Map(), urban: new Map(), street: new Map() }
  for (const { kind, id, names, grouped_id } of rows)
    if (kind === 'street') places.street.set(id, grouped_id)
    else places[kind].set(id, names)
  return places
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

function addPlaceNames<Row extends PlaceIds>(known: PlaceNamesById, row: Row): Row & PlaceNameFields {
  const nameOf = (kind: 'district' | 'urban', id: number | null) =>
    id === null ? '' : (known[kind].get(id) ?? '')
  const { city_id, district_id, urban_id, street_id } = row
  // Field by field: Object.assign turns a row this wide into a slow dictionary-mode object, with twice the
  // memory.
  const placed = row as Row & PlaceNameFields
  placed.city = known.city.get(city_id) ?? ''
  placed.district = nameOf('district', district_id)
  placed.urban = nameOf('urban', urban_id)
  placed.grouped_street_id = street_id === null ? null : (known.street.get(street_id) ?? null)
  return placed
}
