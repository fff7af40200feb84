/**
 * Makes backend/geocoding/houses/CITY.json.br: house numbers by street.
 *
 * node tools/geocoding/run.mjs STREETS PLACES
 *
 * STREETS holds CITY-streets.json, CITY-points.json and CITY-buildings.json, PLACES
 * osm-tbilisi-street-names.json. Sources and licence: backend/geocoding/houses/NOTICE.md.
 */
import { writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { parseHouseNumber, toHouseKey } from '../../backend/geocoding/house-number'
import { HOUSE_CITIES, type HouseCity, type StoredStreet } from '../../backend/geocoding/stored-houses'
import { readStreetNames, type StreetNames } from '../map/names'
import { assignStreets } from './assign-streets'
import { findOutlined } from './outlines'
import { type NumberedPoint, readTown } from './town-source'

/** Distance within which equal numbers are one house: it has several entrances, or is in the source twice. */
const SAME_HOUSE_METRES = 80

const [streetsFolder = '', placesFolder = ''] = process.argv.slice(2)
const cities = Object.keys(HOUSE_CITIES) as HouseCity[]
const streetNames = readStreetNames(streetsFolder, cities, placesFolder)

for (const city of cities) {
  const { houses, streets, buildings } = readTown(streetsFolder, city)
  const named = houses.filter(({ text }) => parseHouseNumber(text))
  const assigned = assignStreets(named, streets)
  const outlined = findOutlined(named, buildings)
  const byStreet = new Map<string, (NumberedPoint & { isOutlined: boolean })[]>()
  for (const [index, house] of named.entries()) {
    const street = assigned[index]
    if (street === undefined) continue
    const entry = { ...house, isOutlined: outlined.has(house) }
    byStreet.set(street, [...(byStreet.get(street) ?? []), entry])
  }
  const stored = [...byStreet].map(([local, row]) => toStoredStreet(local, row, streetNames))
  const json = Buffer.from(JSON.stringify(stored))
  const packed = brotliCompressSync(json)
  writeFileSync(`backend/geocoding/houses/${city}.json.br`, packed)
  const count = stored.reduce((sum, { houses }) => sum + houses.length, 0)
  console.log(
    `${city}: ${count} of ${houses.length} houses in ${stored.length} streets, ${json.length} bytes, ${packed.length} packed`,
  )
}

function toStoredStreet(
  local: string,
  row: readonly (NumberedPoint & { isOutlined: boolean })[],
  names: StreetNames,
): StoredStreet {
  const sorted = row
    .map((house) => ({ house, number: parseHouseNumber(house.text) ?? { number: 0, letter: '', part: '' } }))
    .sort(
      (one, other) =>
        one.number.number - other.number.number ||
        Number(other.house.isOutlined) - Number(one.house.isOutlined) ||
        one.house.text.localeCompare(other.house.text),
    )
  const kept: typeof sorted = []
  for (const { house, number } of sorted) {
    const key = toHouseKey(number)
    const isKnown = kept.some(
      (other) =>
        toHouseKey(other.number) === key &&
        Math.hypot(other.house.at[0] - house.at[0], other.house.at[1] - house.at[1]) < SAME_HOUSE_METRES,
    )
    if (!isKnown) kept.push({ house, number })
  }
  const { ka = local, en = ka, ru = en } = names.find(local.replace(/\s*\(.*$/, ''))
  let [longitude, latitude] = [0, 0]
  const points = kept.flatMap(({ house }) => {
    const step = [house.longitude - longitude, house.latitude - latitude]
    ;[longitude, latitude] = [house.longitude, house.latitude]
    return step
  })
  return {
    name: { ka, en, ru },
    houses: kept.map(({ number }) => toHouseKey(number)),
    points,
    outlined: kept.map(({ house }) => (house.isOutlined ? '1' : '0')).join(''),
  }
}
