import { expect, test } from 'vitest'
import type { Visitor } from '~/session/visitor.server'
import { allCities, allStreets } from '~tests/fixtures/places'
import { dropPlacesElsewhere } from './places-of-cities.server'

const [TBILISI, BATUMI, NOWHERE] = [1, 15, 99_999]
const [VAKE_SABURTALO, VAKE, UNKNOWN] = [4, 38, 98_765]
const DELISI = 3
const street = allStreets.find(({ urbanIds }) => urbanIds.includes(VAKE))
const stations = [{ id: DELISI, name: 'Delisi', slug: 'delisi', urbanIds: [47], place: undefined }]

const visitor = {
  call: async () => allStreets.filter(({ id }) => id === street?.id),
  optional: (_: string, answer: Promise<unknown>) => answer,
} as unknown as Visitor

const allPlaces = {
  districts: [VAKE_SABURTALO],
  urbans: [VAKE],
  grouped_streets: [street?.id ?? 0],
  metro_stations: [DELISI],
  metro_minutes: [10],
}

async function keep(lists: Record<string, number[]>) {
  const filters = { lists, ranges: {}, flags: [], page: 1 }
  const kept = await dropPlacesElsewhere(visitor, filters, { cities: allCities, stations })
  return kept.lists
}

test('places of another city than the chosen one are dropped, and other filters kept', async () => {
  const others = { real_estate_types: [1], statuses: [2] }
  expect(await keep({ ...others, cities: [BATUMI], ...allPlaces })).toEqual({ ...others, cities: [BATUMI] })
})

test.each([[[TBILISI]], [[TBILISI, BATUMI]]])('places of the cities %j are kept', async (cities) => {
  expect(await keep({ cities, ...allPlaces })).toEqual({ cities, ...allPlaces })
})

test.each([
  ['without a city', {}],
  ['of a city that nobody knows', { cities: [NOWHERE] }],
])('places are kept %s', async (_, cities) => {
  expect(await keep({ ...cities, ...allPlaces })).toEqual({ ...cities, ...allPlaces })
})

test('an unknown neighbourhood is kept', async () => {
  expect(await keep({ cities: [BATUMI], urbans: [VAKE, UNKNOWN] })).toEqual({
    cities: [BATUMI],
    urbans: [UNKNOWN],
  })
})
