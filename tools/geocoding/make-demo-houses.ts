/**
 * Makes backend/demo/seed/places/houses.json: houses on the demo's streets whose building is outlined on the
 * map.
 *
 * Its argument, the folder STREETS, and the sources: make-houses.ts, which must run first.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { linkStreets } from '../../backend/geocoding/link-streets'
import { findNearest } from '../../backend/geocoding/nearest'
import { HOUSE_CITIES, type HouseCity, type StoredStreet } from '../../backend/geocoding/stored-houses'
import { toSearchableName } from '../../backend/locations/street-name'
import type { SearchableStreet } from '../../backend/locations/street-search'
import type { StreetRow } from '../../backend/locations/street-store'
import type { Point } from '../../backend/platform/distance'
import type { LocalizedText } from '../../backend/platform/localized-text'
import { readStreetNames } from '../map/names'
import { assignStreets } from './assign-streets'
import { isInside } from './outlines'
import { type Metres, type NumberedPoint, readTown } from './town-source'

const CAPITAL: HouseCity = 'tbilisi'
const MAX_HOUSES = 20
/** Maximum of streets for each district of another town: those with the most houses. */
const MAX_TOWN_STREETS = 10
/**
 * Number of houses below which other buildings along the street are added, whose address is the street alone.
 */
const ENOUGH_HOUSES = 12
const MIN_TOWN_HOUSES = 5
/** Maximum distance of a district from the centre of its town. */
const MAX_DISTRICT_METRES = 3_000

interface DemoStreet extends Point {
  id: number
  name: LocalizedText
}

interface DemoDistrict extends Point {
  id: number
  cityId: number
}

/** Bundled by run.mjs: only the backend's own start may import the demo. */
const { STREETS }: { STREETS: readonly DemoStreet[] } = await import(resolve('.cache/geocoding/streets.js'))
const { DISTRICTS }: { DISTRICTS: readonly DemoDistrict[] } = await import(
  resolve('.cache/geocoding/districts.js')
)

type House = [number: string, longitude: number, latitude: number]

const [streetsFolder = '', placesFolder = ''] = process.argv.slice(2)
const cities = Object.keys(HOUSE_CITIES) as HouseCity[]
const streetNames = readStreetNames(streetsFolder, cities, placesFolder)

const capital = await listCapitalStreets()
const towns = cities
  .filter((city) => city !== CAPITAL)
  .flatMap((city) => chooseStreets(listTownStreets(city)))
const lines = (rows: readonly unknown[]) => rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n')
writeFileSync(
  'backend/demo/seed/places/houses.json',
  `{\n  "capital": [\n${lines(capital)}\n  ],\n  "towns": [\n${lines(towns)}\n  ]\n}\n`,
)
console.log(`${capital.length} of ${STREETS.length} streets of the capital, ${towns.length} of other towns`)

async function listCapitalStreets(): Promise<[streetId: number, houses: House[]][]> {
  const rows = STREETS.map(({ id, name, lat, lng }) => ({
    street: { id, city_id: HOUSE_CITIES[CAPITAL], lat, lng } as StreetRow,
    names: toNames(name),
  })) satisfies SearchableStreet<StreetRow>[]
  const named = [...listHouses(CAPITAL).values()].map(({ name, houses }) => ({
    street: { cityId: HOUSE_CITIES[CAPITAL], name, names: toNames(name), houses: houses.map(toPlace) },
    houses,
  }))
  const links = await linkStreets(
    rows,
    named.map(({ street }) => street),
  )
  const byRow = new Map<number, House[]>()
  for (const { street, houses } of named)
    for (const house of houses) {
      const row = findNearest(links.get(street) ?? [], toPlace(house), Number.POSITIVE_INFINITY)
      if (row) byRow.set(row.id, [...(byRow.get(row.id) ?? []), house])
    }
  return [...byRow].sort(([one], [other]) => one - other).map(([id, houses]) => [id, chooseHouses(houses)])
}

type TownStreet = [cityId: number, districtId: number | null, name: LocalizedText, houses: House[]]

function chooseStreets(streets: readonly TownStreet[]): TownStreet[] {
  const counts = new Map<number | null, number>()
  return [...streets]
    .sort(([, , , one], [, , , other]) => other.length - one.length)
    .filter(([, districtId]) => {
      const count = counts.get(districtId) ?? 0
      counts.set(districtId, count + 1)
      return count < (districtId === null ? 4 * MAX_TOWN_STREETS : MAX_TOWN_STREETS)
    })
}

function listTownStreets(city: HouseCity): TownStreet[] {
  const cityId = HOUSE_CITIES[city]
  const districts = DISTRICTS.filter((district) => district.cityId === cityId)
  return [...listHouses(city).values()].flatMap(({ name, houses: all }) => {
    const houses = chooseHouses(all.filter(([number]) => number !== ''))
    const middle = houses[houses.length >> 1]
    const district = middle && findNearest(districts, toPlace(middle), MAX_DISTRICT_METRES)
    if (houses.length < MIN_TOWN_HOUSES || (districts.length > 0 && !district)) return []
    return [[cityId, district?.id ?? null, name, houses]]
  })
}

/** Lists houses within an outline by the name of their street; the number is empty if unknown. */
function listHouses(city: HouseCity): Map<string, { name: LocalizedText; houses: House[] }> {
  const { houses, streets, buildings, toDegrees } = readTown(streetsFolder, city)
  const byName = new Map(
    readStoredStreets(city).map((stored) => [
      stored.name.ka,
      { name: stored.name, houses: listOutlined(stored) },
    ]),
  )
  const others = buildings.flatMap((ring): NumberedPoint[] => {
    const at = average(ring)
    if (!isInside(at, ring) || houses.some((house) => isNear(house.at, at))) return []
    return [{ text: '', at, ...toDegrees(at) }]
  })
  const assigned = assignStreets(others, streets)
  for (const [index, { longitude, latitude }] of others.entries()) {
    const local = assigned[index]
    if (local === undefined) continue
    const name = findNames(local)
    const street = byName.get(name.ka) ?? { name, houses: [] }
    street.houses.push(['', longitude, latitude])
    byName.set(name.ka, street)
  }
  return byName
}

function readStoredStreets(city: HouseCity): StoredStreet[] {
  return JSON.parse(brotliDecompressSync(readFileSync(`backend/geocoding/houses/${city}.json.br`)).toString())
}

function listOutlined({ houses, points, outlined }: StoredStreet): House[] {
  let [longitude, latitude] = [0, 0]
  return houses.flatMap((number, index): House[] => {
    longitude += points[2 * index] ?? 0
    latitude += points[2 * index + 1] ?? 0
    return outlined[index] === '1' ? [[number, longitude, latitude]] : []
  })
}

function chooseHouses(houses: readonly House[]): House[] {
  const numbered = houses.filter(([number]) => number !== '')
  const seen = new Set<string>()
  const different = numbered.filter(([number]) => !seen.has(number) && seen.add(number))
  const others = houses.filter(([number]) => number === '')
  const missing = Math.max(0, ENOUGH_HOUSES - different.length)
  return [...spread(different, MAX_HOUSES), ...spread(others, missing)]
}

/** Returns some items, spread over the whole list. */
function spread<Item>(items: readonly Item[], count: number): Item[] {
  const step = Math.max(1, items.length / count)
  return items
    .filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
    .slice(0, count)
}

function toPlace([, longitude, latitude]: House) {
  return { lat: latitude / 100_000, lng: longitude / 100_000 }
}

function toNames({ ka, en, ru }: LocalizedText) {
  return [ka, en, ru].map(toSearchableName)
}

function findNames(local: string): LocalizedText {
  const { ka = local, en = ka, ru = en } = streetNames.find(local.replace(/\s*\(.*$/, ''))
  return { ka, en, ru }
}

function average(ring: readonly Metres[]): Metres {
  const mean = (axis: 0 | 1) => ring.reduce((sum, point) => sum + point[axis], 0) / ring.length
  return [mean(0), mean(1)]
}

function isNear([ax, ay]: Metres, [bx, by]: Metres): boolean {
  return Math.abs(ax - bx) < 15 && Math.abs(ay - by) < 15
}
