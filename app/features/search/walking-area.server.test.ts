import { expect, test } from 'vitest'
import { parseSearchFilters, searchMapUrl, toSearchParams } from '~/features/search-filters'
import type { Visitor } from '~/session/visitor.server'
import {
  lacksChosenStart,
  loadWalkingStart,
  parseWalkingDraft,
  resolveWalkingAreas,
  type WalkingAreaResult,
} from './walking-area.server'

const AREA = '41.71,44.79,41.7,44.81,41.69,44.79'
const BOUNDS = encodeURIComponent('{"north":41.76,"south":41.68,"east":44.84,"west":44.72}')

/**
 * Returns the redirect target of a search, or the reason for none; `area` is the upstream's answer or error.
 */
async function resolve(query: string, area: string | undefined | Error) {
  const requests: string[] = []
  const visitor = {
    language: 'en',
    call: async (call: { query: URLSearchParams }) => {
      requests.push(call.query.toString())
      if (area instanceof Error) throw area
      return area
    },
    optional: (_name: string, answer: Promise<unknown>) => answer.catch(() => undefined),
  } as unknown as Visitor
  const searchParams = new URLSearchParams(query)
  const result = await resolveWalkingAreas(
    searchParams,
    parseSearchFilters(searchParams),
    visitor,
    searchMapUrl,
  ).catch(
    (response: Response) => new URL(response.headers.get('location') ?? '', 'http://ezo.test').searchParams,
  )
  return { requests, result }
}

test.each([
  ['walking_area=10,41.7016,44.7969', 'lat=41.7016&lng=44.7969&minutes=10', '10,41.7016,44.7969'],
  ['walking_area=5&walking_from=41.7016,44.7969', 'lat=41.7016&lng=44.7969&minutes=5', '5,41.7016,44.7969'],
  [`walking_area=5&bounds=${BOUNDS}&centre=1`, 'lat=41.72001&lng=44.78&minutes=5', '5,41.72001,44.78'],
])('%s redirects to its area', async (query, request, walkingArea) => {
  const { requests, result } = await resolve(`${query}&cities=1`, AREA)
  expect(requests).toEqual([request])
  expect(Object.fromEntries(result as URLSearchParams)).toEqual({
    cities: '1',
    area: AREA,
    walking_area: walkingArea,
  })
})

test.each([
  ['walking_area=10', undefined],
  [`walking_area=10,41.7,44.8&area=${AREA}`, undefined],
  [`walking_area=99&bounds=${BOUNDS}&centre=1`, undefined],
])('%s is not redirected', async (query, problem) => {
  const { requests, result } = await resolve(query, AREA)
  expect(requests).toEqual([])
  const { filters, problem: found } = result as WalkingAreaResult
  expect([filters, found]).toEqual([parseSearchFilters(new URLSearchParams(query)), problem])
})

const FIRST = `area=${AREA}&walking_area=10,41.7016,44.7969`
const FIRST_PARAMS = { area: AREA, walking_area: '10,41.7016,44.7969' }

test.each([
  ['second_walking_area=15,41.72,44.78', {}],
  ['second_walking_area=15&walking_from=41.72,44.78&areas=either', { areas: 'either' }],
  [`second_walking_area=15&bounds=${BOUNDS}&centre=1`, {}],
])('the second area of %s is found beside the first', async (query, more) => {
  const { requests, result } = await resolve(`${FIRST}&${query}`, AREA)
  expect(requests).toHaveLength(1)
  expect(Object.fromEntries(result as URLSearchParams)).toMatchObject({
    ...FIRST_PARAMS,
    second_area: AREA,
    second_walking_area: expect.stringMatching(/^15,41\.72/),
    ...more,
  })
})

test('both areas of a readable address are found at once', async () => {
  const query = 'walking_area=10,41.7016,44.7969&second_walking_area=15,41.72,44.78&areas=either'
  const { requests, result } = await resolve(query, AREA)
  expect(requests).toHaveLength(2)
  expect(Object.fromEntries(result as URLSearchParams)).toEqual({
    ...FIRST_PARAMS,
    second_area: AREA,
    second_walking_area: '15,41.72,44.78',
    areas: 'either',
  })
})

test('an invalid second area stays in the address beside the first one', async () => {
  const { result } = await resolve('walking_area=10,41.7016,44.7969&second_walking_area=15,999,1', AREA)
  expect(Object.fromEntries(result as URLSearchParams)).toEqual({
    ...FIRST_PARAMS,
    second_walking_area: '15,999,1',
  })
})

test('a second area without a first one is the only one', async () => {
  const { result } = await resolve('second_walking_area=10,41.7016,44.7969&areas=either', AREA)
  expect(Object.fromEntries(result as URLSearchParams)).toEqual(FIRST_PARAMS)
})

test.each(['unknown', 'failed'])(
  'a second area that is %s is dropped, and the first one stays',
  async (problem) => {
    const answer = problem === 'failed' ? new Error('busy') : undefined
    const { result } = await resolve(`${FIRST}&second_walking_area=15,41.93,45.47&areas=either`, answer)
    const { filters, problem: found } = result as WalkingAreaResult
    expect(found).toBe(problem)
    expect(Object.fromEntries(toSearchParams(filters))).toEqual(FIRST_PARAMS)
  },
)

test.each([
  ['second_walking_area=15&walking_from=', true],
  ['second_walking_area=15&walking_from=x', true],
  ['second_walking_area=15', false],
  ['second_walking_area=15&walking_from=41.7,44.8', false],
])('the form %s lacks a start: %s', (query, lacks) => {
  const searchParams = new URLSearchParams(`${FIRST}&${query}`)
  const filters = parseSearchFilters(searchParams)
  expect(lacksChosenStart(searchParams, filters)).toBe(lacks)
  expect(parseWalkingDraft(searchParams, filters)).toEqual({ minutes: 15, isSecond: true, isEither: false })
})

test.each([
  ['unknown', undefined],
  ['failed', new Error('busy')],
])('an area that is %s is dropped', async (problem, area) => {
  const { result } = await resolve('walking_area=10,41.93,45.47&cities=1', area)
  expect(result).toMatchObject({ problem, filters: { lists: { cities: [1] } } })
  expect((result as WalkingAreaResult).filters.walkingArea).toBeUndefined()
})

test('the start of a walk is named by its station or street, or left unnamed', async () => {
  const { walkingArea } = parseSearchFilters(new URLSearchParams('walking_area=10,41.7016,44.7969'))
  const rustaveli = { id: 14, name: 'Rustaveli', slug: 'rustaveli', urbanIds: [] }
  const visitorWhoFinds = (found: object | undefined) =>
    ({ call: async () => found, optional: (_name: string, answer: unknown) => answer }) as unknown as Visitor
  const station = { ...rustaveli, place: { latitude: 41.701599, longitude: 44.796901 } }
  expect(await loadWalkingStart(visitorWhoFinds(undefined), walkingArea, [station])).toEqual({
    name: 'Rustaveli',
    isStation: true,
  })
  const house = visitorWhoFinds({ name: 'Besik Street 4, Vera', street: 'Besik Street', houseNumber: '4' })
  expect(await loadWalkingStart(house, walkingArea, [])).toEqual({ name: 'Besik Street 4', isStation: false })
  expect(await loadWalkingStart(visitorWhoFinds({ name: 'Tbilisi' }), walkingArea, [])).toBeUndefined()
})
