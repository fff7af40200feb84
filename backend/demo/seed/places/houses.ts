// © OpenStreetMap contributors, ODbL 1.0. See NOTICE.md in this folder.
import { formatHouseNumber, parseHouseNumber } from '~backend/geocoding/house-number'
import type { Point } from '~backend/initial-data/places/place'
import type { LocalizedText } from '~backend/platform/localized-text'
import table from './houses.json'

/** House whose outline is on the map. */
export interface DemoHouse extends Point {
  /** Number as stored; empty if the source has none. */
  number: string
}

export interface TownStreet {
  cityId: number
  districtId: number | null
  name: LocalizedText
  houses: DemoHouse[]
}

const UNITS_PER_DEGREE = 100_000

function toHouses(rows: readonly (string | number)[][]): DemoHouse[] {
  return rows.map(([number, longitude, latitude]) => ({
    number: String(number),
    lat: Number(latitude) / UNITS_PER_DEGREE,
    lng: Number(longitude) / UNITS_PER_DEGREE,
  }))
}

/** Houses by street id. */
export const HOUSES_BY_STREET: ReadonlyMap<number, DemoHouse[]> = new Map(
  (table.capital as [number, (string | number)[][]][]).map(([id, rows]) => [id, toHouses(rows)]),
)

export const TOWN_STREETS: readonly TownStreet[] = (
  table.towns as [number, number | null, LocalizedText, (string | number)[][]][]
).map(([cityId, districtId, name, rows]) => ({ cityId, districtId, name, houses: toHouses(rows) }))

/** Formats an address in each language; only the street for a house without a number. */
export function createAddress(street: LocalizedText, { number }: Pick<DemoHouse, 'number'>): LocalizedText {
  const parsed = parseHouseNumber(number)
  if (!parsed) return { ...street }
  return {
    ka: `${street.ka} ${formatHouseNumber(parsed, 'ka')}`,
    en: `${street.en} ${formatHouseNumber(parsed, 'en')}`,
    ru: `${street.ru}, ${formatHouseNumber(parsed, 'ru')}`,
  }
}
