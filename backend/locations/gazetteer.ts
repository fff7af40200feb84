import { isDeepStrictEqual } from 'node:util'
import type { Db } from '~backend/platform/db/pool'
import { LOCALES, type LocalizedText } from '~backend/platform/localized-text'
import { TimedCache } from '~backend/platform/timed-cache'
import { listMetroStations, listPlaces, type MetroStationRow, type Places } from './store'
import type { StreetFinder } from './street-finder'
import { type SearchableName, toSearchableName } from './street-name'
import type { SearchableStreet } from './street-search'
import type { StreetRow } from './street-store'

const MAX_AGE_MS = 30_000

export type Place = { id: number; name: LocalizedText; names: SearchableName[]; lat: number; lng: number }
export type District = Place & { city: Place }
export type Neighbourhood = Place & { district: District }

/** Places and streets; the capital is the first city. */
export type Gazetteer = {
  cities: Place[]
  districts: District[]
  urbans: Neighbourhood[]
  streets: SearchableStreet<StreetRow>[]
  stations: Place[]
}

export type GetGazetteer = () => Promise<Gazetteer>

/**
 * Creates a loader that refreshes at most every half minute. The object's identity changes only with its
 * contents.
 */
export function createGazetteer(db: Db, streetFinder: StreetFinder): GetGazetteer {
  let places: GazetteerPlaces | undefined
  const placeCache = new TimedCache(async () => {
    const [{ cities, districts, urbans }, stations] = await Promise.all([
      listPlaces(db),
      listMetroStations(db),
    ])
    const rows = { cities, districts, urbans, stations }
    if (!isDeepStrictEqual(places?.rows, rows)) places = { rows, ...toGazetteerPlaces(rows) }
    return places as GazetteerPlaces
  }, MAX_AGE_MS)
  let gazetteer: Gazetteer | undefined
  return async () => {
    const [{ cities, districts, urbans, stations }, streets] = await Promise.all([
      placeCache.get(),
      streetFinder.list(),
    ])
    if (gazetteer?.cities !== cities || gazetteer.streets !== streets)
      gazetteer = { cities, districts, urbans, streets, stations }
    return gazetteer
  }
}

type PlaceRows = Omit<Places, 'streets'> & { stations: MetroStationRow[] }
type GazetteerPlaces = Omit<Gazetteer, 'streets'> & { rows: PlaceRows }

function toGazetteerPlaces(rows: PlaceRows): Omit<Gazetteer, 'streets'> {
  const cities = new Map(rows.cities.map((row) => [row.id, toPlace(row)]))
  const districts = new Map(
    rows.districts.flatMap((row) => {
      const city = cities.get(row.city_id)
      return city ? [[row.id, { ...toPlace(row), city }] as const] : []
    }),
  )
  const urbans = rows.urbans.flatMap((row) => {
    const district = districts.get(row.district_id)
    return district ? [{ ...toPlace(row), district }] : []
  })
  const stations = rows.stations.map(toPlace)
  return { cities: [...cities.values()], districts: [...districts.values()], urbans, stations }
}

type PlaceRow = { id: number; name_ka: string; name_en: string; name_ru: string; lat: number; lng: number }

function toPlace({ id, name_ka, name_en, name_ru, lat, lng }: PlaceRow): Place {
  const name = { ka: name_ka, en: name_en, ru: name_ru }
  return { id, name, names: LOCALES.map((locale) => toSearchableName(name[locale])), lat, lng }
}
