import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { insertRows } from '~backend/platform/db/insert-rows'
import { parseQueryString } from '~backend/platform/http/query'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addUser, places } from '~tests/fixtures/database-rows'
import { type Corner, getAreaBounds, parseArea, toPolygonSql } from './area'
import { buildWhere } from './sql/where'

const database = withTestDatabase()
const api = withApi(database)
const STATEMENTS = '/v1/microservice/statements'

/** Corners are whole thousandths of a degree, so that no point is on an edge. */
const raster: Corner[] = Array.from({ length: 30 * 30 }, (_, index) => ({
  lat: 41.7 + (Math.floor(index / 30) + 0.4137) / 1000,
  lng: 44.75 + ((index % 30) + 0.6291) / 1000,
}))

beforeAll(async () => {
  const { pool } = database
  await addPlaces(pool)
  const owner = await addUser(pool)
  const common = { user_id: owner, deal_type_id: 1, real_estate_type_id: 1, room_type_id: 2, area: 60 }
  const priced = { price: 90_000, price_type_id: 3, city_id: places.tbilisi }
  await insertRows(
    pool,
    'statements',
    raster.map((place) => ({ ...common, ...priced, ...place })),
  )
})

/** Tests by the winding number: how often the edges go around a point. */
function isInside(corners: Corner[], { lat, lng }: Corner): boolean {
  const turning = corners.reduce((sum, from, index) => {
    const to = corners[(index + 1) % corners.length] as Corner
    const side = (to.lng - from.lng) * (lat - from.lat) - (lng - from.lng) * (to.lat - from.lat)
    if (from.lat <= lat && to.lat > lat && side > 0) return sum + 1
    if (from.lat > lat && to.lat <= lat && side < 0) return sum - 1
    return sum
  }, 0)
  return turning !== 0
}

/** True beyond PostgreSQL's tolerance of the line through an edge. */
function isClear(corners: Corner[], { lat, lng }: Corner): boolean {
  return corners.every((from, index) => {
    const to = corners[(index + 1) % corners.length] as Corner
    const length = Math.hypot(to.lat - from.lat, to.lng - from.lng)
    const side = (to.lng - from.lng) * (lat - from.lat) - (lng - from.lng) * (to.lat - from.lat)
    return length === 0 || Math.abs(side) / length > 1e-5
  })
}

const textOf = (corners: Corner[]) => corners.map(({ lat, lng }) => `${lat},${lng}`).join()

async function countIn(query: Record<string, string>): Promise<number> {
  const { body } = await api.get(`${STATEMENTS}/count?${new URLSearchParams(query)}`)
  return body.data.total
}

test('the database finds the statements inside an area with any corners', async () => {
  const corner = fc
    .tuple(fc.integer({ min: -5, max: 35 }), fc.integer({ min: -5, max: 35 }))
    .map(([row, column]) => ({
      lat: Number((41.7 + row / 1000).toFixed(3)),
      lng: Number((44.75 + column / 1000).toFixed(3)),
    }))
  const areas = fc.array(corner, { minLength: 3, maxLength: 9 })
  await fc.assert(
    fc.asyncProperty(areas, async (corners) => {
      fc.pre(raster.every((place) => isClear(corners, place)))
      const inside = raster.filter((place) => isInside(corners, place)).length
      expect(await countIn({ area: textOf(corners) })).toBe(inside)
    }),
    { numRuns: 60 },
  )
})

test('two areas find what is in both, or in either of them, as their single searches say', async () => {
  const corner = fc
    .tuple(fc.integer({ min: -5, max: 35 }), fc.integer({ min: -5, max: 35 }))
    .map(([row, column]) => `${(41.7 + row / 1000).toFixed(3)},${(44.75 + column / 1000).toFixed(3)}`)
  const area = fc.array(corner, { minLength: 3, maxLength: 6 }).map((corners) => corners.join())
  await fc.assert(
    fc.asyncProperty(area, area, async (one, other) => {
      const [first, second] = await Promise.all([listIn({ area: one }), listIn({ area: other })])
      const both = await listIn({ area: one, second_area: other })
      const either = await listIn({ area: one, second_area: other, areas: 'either' })
      expect(both).toEqual(first.filter((id) => second.includes(id)))
      expect(either).toEqual([...new Set([...first, ...second])].sort((a, b) => a - b))
      expect(await listIn({ second_area: other, areas: 'either' })).toEqual(second)
    }),
    { numRuns: 25 },
  )
})

/** Lists the ids of a search in their order. */
async function listIn(query: Record<string, string>): Promise<number[]> {
  const { sql, values } = buildWhere(parseQueryString(String(new URLSearchParams(query))))
  const { rows } = await database.pool.query<{ id: number }>(
    `select s.id from statements s where ${sql} order by s.id`,
    values,
  )
  return rows.map(({ id }) => id)
}

test('list, count and map agree on an area, also with other filters', async () => {
  const area = '41.7021,44.7523,41.7219,44.7611,41.7052,44.7742'
  const bounds = JSON.stringify({ north: 41.72, south: 41.7, east: 44.78, west: 44.755 })
  const second_area = '41.7,44.75,41.73,44.75,41.73,44.76,41.7,44.765'
  const queries: Record<string, string>[] = [
    { area },
    { area, bounds },
    { area, second_area },
    { area, second_area, areas: 'either' },
  ]
  for (const query of queries) {
    const total = await countIn(query)
    const searchParams = new URLSearchParams({ ...query, per_page: '500' })
    const { body: list } = await api.get(`${STATEMENTS}?${searchParams}`)
    const { body: map } = await api.get(`${STATEMENTS}/map-data?${searchParams}`)
    expect(total).toBeGreaterThan(50)
    expect([list.data.data.length, map.data.total]).toEqual([Math.min(total, list.data.data.length), total])
  }
  expect(await countIn({ area, deal_types: '2' })).toBe(0)
})

test('a malformed area is ignored', async () => {
  for (const area of [
    '',
    'x',
    '41.7,44.75,41.8,44.8',
    '41.7,44.75,41.8,44.8,95,44.8',
    "41.7,44.75,41.8,44.8,1,'",
  ])
    expect(await countIn({ area })).toBe(raster.length)
})

test('an area of any size has edges and a polygon', () => {
  const corners = parseArea('41.5,44.75,41.25,44.5,41.75,44.25') ?? []
  expect(getAreaBounds(corners)).toEqual({ north: 41.75, south: 41.25, east: 44.75, west: 44.25 })
  expect(toPolygonSql(corners)).toBe('((4475000,4150000),(4450000,4125000),(4425000,4175000))')
  expect(parseArea(Array(41).fill('41.7,44.7').join())).toBeUndefined()
  expect(parseArea('41.7,44.7,'.repeat(1_000_000))).toBeUndefined()
})
