import { describe, expect, test } from 'vitest'
import { parseHouseNumber, toHouseKey } from '~backend/geocoding/house-number'
import { loadHouseStreets } from '~backend/geocoding/houses'
import { distance } from '~backend/platform/distance'
import { LOCALES } from '~backend/platform/localized-text'
import { TOWN_STREETS } from '../places/houses'
import { PROJECTS } from '../projects/projects'
import { isClearlyElsewhere } from './location'
import { createStatement } from './statement'

const DAY = new Date('2026-11-20T20:00:00Z')
const places = Array.from({ length: 2_000 }, (_, at) => createStatement(at + 1, DAY))
  .filter(({ kind }) => kind === 'flat' || kind === 'commercial')
  .map(({ place }) => place)
const all = [...places, ...PROJECTS.map(({ place }) => place)]
const numbered = all.filter(({ address }) => / \d+[ა-ჰ]?(\/\d+[ა-ჰ]?)?$/.test(address.ka))

describe('locations of demo statements', () => {
  test('most demo flats and projects have an address in the four towns with known houses', () => {
    const known = all.filter(({ city }) => [1, 15, 96, 73].includes(city.id))
    expect(known.filter(({ address }) => address.ka !== '').length / known.length).toBeGreaterThan(0.9)
    expect(numbered.length / known.length).toBeGreaterThan(0.5)
  })

  test('a statement with a number is at the house of that number', async () => {
    const streets = await loadHouseStreets('backend/geocoding/houses')
    const houses = streets.flatMap((street) => street.houses)
    for (const { address, point } of numbered) {
      const number = parseHouseNumber(address.ka.split(' ').at(-1) ?? '')
      const key = number && toHouseKey(number)
      const isKnown = houses.some((house) => toHouseKey(house.number) === key && distance(point, house) < 1)
      expect(isKnown, address.ka).toBe(true)
    }
  })

  test('no house is much nearer to the middle of another neighbourhood than to that of its own', () => {
    const inNeighbourhoods = all.flatMap((place) => (place.urban ? [{ ...place, urban: place.urban }] : []))
    expect(inNeighbourhoods.length).toBeGreaterThan(500)
    const elsewhere = inNeighbourhoods.filter(
      ({ houseRank, point, urban }) => houseRank !== null && isClearlyElsewhere(point, urban),
    )
    expect(elsewhere.map(({ address, urban }) => `${address.en}, ${urban.name.en}`)).toEqual([])
  })

  test('an address has the same house number in each language', () => {
    for (const { address } of numbered) {
      const keys = LOCALES.map((locale) => {
        const number = parseHouseNumber(address[locale].split(' ').at(-1) ?? '')
        return number && toHouseKey(number)
      })
      expect(new Set(keys).size, address.ka).toBe(1)
    }
  })
})

test('every street of a town has a name in each language', () => {
  for (const { name } of TOWN_STREETS)
    for (const text of Object.values(name)) expect(text, name.ka).toMatch(/\p{L}{3}/u)
})
