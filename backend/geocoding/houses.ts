import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import KDBush from 'kdbush'
import { type SearchableName, toSearchableName } from '~backend/locations/street-name'
import { distance, METRES_PER_DEGREE, type Point } from '~backend/platform/distance'
import { forEachInSlices, mapInSlices } from '~backend/platform/in-slices'
import { LOCALES, type LocalizedText } from '~backend/platform/localized-text'
import { type HouseNumber, parseHouseNumber } from './house-number'
import { HOUSE_CITIES, type HouseCity, type StoredStreet } from './stored-houses'

export interface House extends Point {
  number: HouseNumber
  street: HouseStreet
}

export interface HouseStreet {
  cityId: number
  name: LocalizedText
  names: SearchableName[]
  /** Houses in the order of their numbers. */
  houses: House[]
}

const UNITS_PER_DEGREE = 100_000
const unpack = promisify(brotliDecompress)

/**
 * Loads the streets with house numbers.
 * @param folder backend/geocoding/houses
 */
export async function loadHouseStreets(folder: string): Promise<HouseStreet[]> {
  const cities = Object.keys(HOUSE_CITIES) as HouseCity[]
  const stored = await Promise.all(cities.map((city) => readStreets(folder, city)))
  return mapInSlices(stored.flat(), toHouseStreet)
}

async function readStreets(folder: string, city: HouseCity) {
  const packed = await readFile(join(folder, `${city}.json.br`))
  const streets: StoredStreet[] = JSON.parse((await unpack(packed)).toString())
  return streets.map((street) => ({ ...street, cityId: HOUSE_CITIES[city] }))
}

function toHouseStreet({ cityId, name, houses, points }: StoredStreet & { cityId: number }): HouseStreet {
  const names = LOCALES.map((locale) => toSearchableName(name[locale]))
  const street: HouseStreet = { cityId, name, names, houses: [] }
  let [lng, lat] = [0, 0]
  for (const [index, text] of houses.entries()) {
    lng += points[2 * index] ?? 0
    lat += points[2 * index + 1] ?? 0
    const number = parseHouseNumber(text)
    if (number)
      street.houses.push({ street, number, lat: lat / UNITS_PER_DEGREE, lng: lng / UNITS_PER_DEGREE })
  }
  return street
}

/** Finds the house nearest to a point. */
export class HouseIndex {
  readonly #houses: readonly House[]
  readonly #index: KDBush

  private constructor(houses: readonly House[], index: KDBush) {
    this.#houses = houses
    this.#index = index
  }

  static async create(streets: readonly HouseStreet[]): Promise<HouseIndex> {
    const houses = streets.flatMap((street) => street.houses)
    const index = new KDBush(houses.length)
    await forEachInSlices(houses, ({ lng, lat }) => index.add(lng, lat))
    index.finish()
    return new HouseIndex(houses, index)
  }

  findNearest(point: Point, maxMetres: number): House | undefined {
    const north = maxMetres / METRES_PER_DEGREE
    const east = north / Math.cos((point.lat * Math.PI) / 180)
    let [nearest, metres]: [House | undefined, number] = [undefined, maxMetres]
    for (const id of this.#index.range(
      point.lng - east,
      point.lat - north,
      point.lng + east,
      point.lat + north,
    )) {
      const house = this.#houses[id] as House
      const away = distance(point, house)
      if (away <= metres) [nearest, metres] = [house, away]
    }
    return nearest
  }
}
