import type { Db } from '../db/pool'
import { packedNamesOf } from './names'

/** Where a row of a table says that something is. */
type PlaceIds = {
  city_id: number
  district_id: number | null
  urban_id: number | null
  street_id: number | null
}

/** What lists say beside it: packed names, empty where there is no such place, and the streets that are one for visitors. */
type Placed = { city: string; district: string; urban: string; grouped_street_id: number | null }

type Known = Record<'city' | 'district' | 'urban', Map<number, string>> & { street: Map<number, number> }

/** Somebody who names a place anew sees it in lists after so long. */
const FRESH_MS = 30_000

const KNOWN_SQL = [
  ...(['city', 'district', 'urban'] as const).map((kind) => {
    const table = { city: 'cities', district: 'districts', urban: 'urbans' }[kind]
    return `select '${kind}' as kind, id, ${packedNamesOf(table)} as names, 0 as grouped_id from ${table}`
  }),
  "select 'street', id, '', grouped_street_id from streets",
].join(' union all ')

/**
 * The names of all places, kept in memory: to join them to the rows of a list takes the database a quarter of its time.
 * Apart from the gazetteer and the streets to be found, which are made for reading texts: those take longer to read, and
 * whoever asks for them waits until they are fresh.
 */
export class PlaceNames {
  readonly #db: Db
  #known: { places: Known; until: number } | undefined
  #reading: Promise<Known> | undefined

  constructor(db: Db) {
    this.#db = db
  }

  /** The same rows, and what lists say of their places. */
  async addedTo<Row extends PlaceIds>(rows: readonly Row[]): Promise<(Row & Placed)[]> {
    let known = this.#known?.places ?? (await this.#read())
    // Whoever asks does not wait for what is as good as fresh.
    if (this.#known && this.#known.until < Date.now()) this.#read().catch(() => {})
    // Another server may just have added it, even since a reading began that is under way.
    for (let tries = 0; tries < 2 && !rows.every((row) => areAllIn(known, row)); tries += 1)
      known = await this.#read()
    return rows.map((row) => placed(known, row))
  }

  #read(): Promise<Known> {
    this.#reading ??= this.#readAll().finally(() => {
      this.#reading = undefined
    })
    return this.#reading
  }

  async #readAll(): Promise<Known> {
    const { rows } = await this.#db.query<{
      kind: keyof Known
      id: number
      names: string
      grouped_id: number
    }>(KNOWN_SQL)
    const places: Known = { city: new Map(), district: new Map(), urban: new Map(), street: new Map() }
    for (const { kind, id, names, grouped_id } of rows)
      if (kind === 'street') places.street.set(id, grouped_id)
      else places[kind].set(id, names)
    this.#known = { places, until: Date.now() + FRESH_MS }
    return places
  }
}

function areAllIn(known: Known, { city_id, district_id, urban_id, street_id }: PlaceIds): boolean {
  return (
    known.city.has(city_id) &&
    (district_id === null || known.district.has(district_id)) &&
    (urban_id === null || known.urban.has(urban_id)) &&
    (street_id === null || known.street.has(street_id))
  )
}

/** The row itself, which now says its places. */
function placed<Row extends PlaceIds>(known: Known, row: Row): Row & Placed {
  const nameOf = (kind: 'district' | 'urban', id: number | null) =>
    id === null ? '' : (known[kind].get(id) ?? '')
  const { city_id, district_id, urban_id, street_id } = row
  // One by one: Object.assign turns a row of so many fields into a table of hashes, which takes longer to make than all
  // else that is done with it here, and twice the memory.
  const placed = row as Row & Placed
  placed.city = known.city.get(city_id) ?? ''
  placed.district = nameOf('district', district_id)
  placed.urban = nameOf('urban', urban_id)
  placed.grouped_street_id = street_id === null ? null : (known.street.get(street_id) ?? null)
  return placed
}
