import type { Db } from '../db/pool'
import { LOCALES, type Words } from '../dictionaries/words'
import { listPlaces } from './store'
import type { StreetFinder } from './street-finder'
import type { Sought } from './street-search'
import { type SoughtName, soughtName } from './street-words'
import type { StreetRow } from './streets'

const FRESH_MS = 30_000

/** A place, and its name in each language as it is looked for. */
export type Place = { id: number; name: Words; names: SoughtName[]; lat: number; lng: number }
export type District = Place & { city: Place }
export type Urban = Place & { district: District }

/** Every place and street that a text may name. Cities stand in their order, the capital first. */
export type Gazetteer = {
  cities: Place[]
  districts: District[]
  urbans: Urban[]
  streets: Sought<StreetRow>[]
}

export type ReadGazetteer = () => Promise<Gazetteer>

/** Reads the gazetteer, at most every half a minute; it is the same object as long as nothing was read anew. */
export function gazetteerReader(db: Db, finder: StreetFinder): ReadGazetteer {
  let kept: { places: ReturnType<typeof readPlaces>; until: number } | undefined
  let whole: Gazetteer | undefined
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
    if (whole?.cities !== places.cities || whole.streets !== streets) whole = { ...places, streets }
    return whole
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
  const name = { ka: name_ka, en: name_en, ru: name_ru }
  return { id, name, names: LOCALES.map((locale) => soughtName(name[locale])), lat, lng }
}
