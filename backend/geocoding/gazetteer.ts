import type { Db } from '../db/pool'
import type { Words } from '../dictionaries/words'
import { listPlaces } from '../locations/store'
import type { StreetFinder } from '../locations/street-finder'
import type { Sought } from '../locations/street-search'
import type { StreetRow } from '../locations/streets'

const FRESH_MS = 30_000

export type Place = { id: number; name: Words; lat: number; lng: number }
export type District = Place & { city: Place }
export type Urban = Place & { district: District }

/** Every place and street that an address may name. */
export type Gazetteer = {
  cities: Place[]
  districts: District[]
  urbans: Urban[]
  streets: Sought<StreetRow>[]
}

/** Reads the gazetteer, at most every half a minute. */
export function gazetteerReader(db: Db, finder: StreetFinder): () => Promise<Gazetteer> {
  let kept: { places: ReturnType<typeof readPlaces>; until: number } | undefined
  return async () => {
    if (!kept || kept.until < Date.now()) {
      const places = readPlaces(db)
      kept = { places, until: Date.now() + FRESH_MS }
      // A failed reading is not kept.
      places.catch(() => {
        kept = undefined
      })
    }
    const [places, streets] = await Promise.all([kept.places, finder.all()])
    return { ...places, streets }
  }
}

async function readPlaces(db: Db) {
  const rows = await listPlaces(db)
  const cities = new Map(rows.cities.map((row) => [row.id, placeOf(row)]))
  const districts = new Map(
    rows.districts.flatMap((row) => {
      const city = cities.get(row.city_id)
      return city ? [[row.id, { ...placeOf(row), city }] as const] : []
    }),
  )
  const urbans = rows.urbans.flatMap((row) => {
    const district = districts.get(row.district_id)
    return district ? [{ ...placeOf(row), district }] : []
  })
  return { cities: [...cities.values()], districts: [...districts.values()], urbans }
}

type PlaceRow = { id: number; name_ka: string; name_en: string; name_ru: string; lat: number; lng: number }

function placeOf({ id, name_ka, name_en, name_ru, lat, lng }: PlaceRow): Place {
  return { id, name: { ka: name_ka, en: name_en, ru: name_ru }, lat, lng }
}
