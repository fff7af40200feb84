import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { insertRows } from '~backend/platform/db/insert-rows'
import { withTestDatabase } from '~tests/database'
import { anyCharacter } from '~tests/fixtures/any-character'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addStatement, addUser, places } from '~tests/fixtures/database-rows'

const database = withTestDatabase()
const api = withApi(database)
const STATEMENTS = '/v1/microservice/statements'
const TBILISI = { north: 41.85, south: 41.6, east: 45, west: 44.65 }
const VAKE = { north: 41.715, south: 41.7, east: 44.775, west: 44.75 }

type Bounds = typeof TBILISI
type Cluster = { count: number; lat: number; lng: number; bounds: Bounds }
type MapData = {
  total: number
  extent: Bounds | null
  clusters: Cluster[]
  pins: { id: number; lat: number; lng: number }[]
}

/** Adds 900 flats around Tbilisi, denser towards the centre, and 40 in Batumi. */
beforeAll(async () => {
  const { pool } = database
  await addPlaces(pool)
  const owner = await addUser(pool)
  const waved = (index: number, step: number) => Math.sin(index * step) * Math.abs(Math.sin(index * 0.11))
  const rows = Array.from({ length: 940 }, (_, index) => ({
    user_id: owner,
    deal_type_id: index % 3 === 0 ? 2 : 1,
    real_estate_type_id: 1,
    room_type_id: 1 + (index % 4),
    area: 40 + (index % 60),
    price: index % 10 === 0 ? null : 50_000 + index * 10,
    price_type_id: index % 10 === 0 ? 1 : 3,
    city_id: index < 900 ? places.tbilisi : places.batumi,
    lat: index < 900 ? 41.72 + 0.11 * waved(index, 1.7) : 41.64 + index / 1e5,
    lng: index < 900 ? 44.79 + 0.16 * waved(index, 2.3) : 41.64 + index / 1e5,
  }))
  await insertRows(pool, 'statements', rows)
  await addStatement(pool, { user_id: owner, lat: null, lng: null })
})

async function fetchMap(query: Record<string, unknown> = {}, token?: string): Promise<MapData> {
  const { status, body } = await api.get(`${STATEMENTS}/map-data?${textOf(query)}`, token ? { token } : {})
  expect(status).toBe(200)
  return body.data
}

async function countOf(query: Record<string, unknown>, token?: string): Promise<number> {
  const { body } = await api.get(`${STATEMENTS}/count?${textOf(query)}`, token ? { token } : {})
  return body.data.total
}

function textOf(query: Record<string, unknown>): string {
  const text = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))
  return new URLSearchParams(Object.entries(query).map(([name, value]) => [name, text(value)])).toString()
}

function sumOf({ clusters, pins }: MapData): number {
  return clusters.reduce((sum, { count }) => sum + count, pins.length)
}

describe('statements on the map', () => {
  const degree = (min: number, max: number) => fc.double({ min, max, noNaN: true })
  const views = fc.record({
    bounds: fc
      .tuple(degree(41.55, 41.9), degree(41.55, 41.9), degree(44.6, 45), degree(44.6, 45))
      .map(([a, b, c, d]) => ({
        south: Math.min(a, b),
        north: Math.max(a, b),
        west: Math.min(c, d),
        east: Math.max(c, d),
      })),
    zoom: fc.constantFrom('', '9', '12.5', '14', '17'),
    deal_types: fc.constantFrom('', '1', '2'),
    room_types: fc.constantFrom('', '3'),
    q: fc.constantFrom('', 'tbilisi', 'batumi'),
  })

  test('every statement in a view is counted, and the list counts as many', async () => {
    await fc.assert(
      fc.asyncProperty(views, async (query) => {
        const map = await fetchMap(query)
        expect([sumOf(map), map.total]).toEqual(Array(2).fill(await countOf(query)))
        const { north, south, east, west } = query.bounds
        // The mean of equal numbers may differ by rounding.
        const smallest = ({ lat, lng }: { lat: number; lng: number }) =>
          Math.min(north - lat, lat - south, east - lng, lng - west)
        for (const each of [...map.clusters, ...map.pins]) expect(smallest(each)).toBeGreaterThan(-1e-6)
      }),
      { numRuns: 90 },
    )
  })

  test('every statement with a point is counted without bounds', async () => {
    const map = await fetchMap()
    expect(sumOf(map)).toBe(940)
    expect(map.extent?.west).toBeLessThan(42)
    expect(map.clusters.length).toBeLessThan(100)
  })

  test('every statement is counted across the antimeridian', async () => {
    expect(sumOf(await fetchMap({ bounds: { north: 50, south: 30, east: 42, west: 45.5 } }))).toBe(40)
  })
})

test('the counts of clusters equal the counts within their bounds', async () => {
  const { clusters } = await fetchMap({ bounds: TBILISI, zoom: 12 })
  expect(clusters.length).toBeGreaterThan(5)
  for (const { count, bounds } of clusters.slice(0, 5))
    expect(await countOf({ bounds })).toBeGreaterThanOrEqual(count)
  expect(clusters.map(({ count }) => count)).toEqual(
    clusters.map(({ count }) => count).sort((one, other) => other - one),
  )
})

test('a cluster has its lowest price in both currencies', async () => {
  const map = await fetchMap({ bounds: TBILISI, zoom: 5 })
  expect(map.clusters).toHaveLength(1)
  expect(map.clusters[0]).toMatchObject({
    min_price: { 1: { price_total: 135_027 }, 2: { price_total: 50_010 } },
  })
})

test('few statements are pins with the data of their link and label', async () => {
  const query = { bounds: VAKE, room_types: 3 }
  const { body } = await api.get(`${STATEMENTS}/map-data?${textOf(query)}`, { locale: 'en' })
  const { pins, clusters } = body.data
  expect(clusters).toEqual([])
  expect(pins.length).toBeGreaterThan(2)
  expect(pins).toHaveLength(await countOf(query))
  expect(pins[0]).toMatchObject({
    price: { 2: { price_total: expect.any(Number) } },
    is_vip: false,
    dynamic_title: expect.stringMatching(/^3-room apartment for (sale|rent) in Tbilisi$/),
    dynamic_slug: expect.stringMatching(/^3-room-apartment-for-(sale|rent)-in-tbilisi$/),
    middle_slug: expect.stringMatching(/^for-(sale|rent)-apartment$/),
  })
})

test.each([
  ['a near view', VAKE],
  ['a wide view', TBILISI],
  ['no bounds', undefined],
])('hidden statements are not on the map: %s', async (_name, bounds) => {
  const { pool } = database
  const user = await addUser(pool)
  const token = await createSession(pool, user)
  const query = { deal_types: 1, ...(bounds && { bounds }) }
  const all = sumOf(await fetchMap(query, token))
  const { rows } = await pool.query<{ id: number }>(
    `select id from statements where deal_type_id = 1 and lat between 41.7 and 41.715 and lng between 44.75 and 44.775
     limit 4`,
  )
  const ids = rows.map(({ id }) => id)
  await pool.query('insert into hidden_statements (user_id, statement_id) select $1, unnest($2::int[])', [
    user,
    ids.slice(0, 3),
  ])
  expect(sumOf(await fetchMap(query, token))).toBe(all - 3)
  expect(sumOf(await fetchMap({ ...query, exclude_ids: ids.join(',') }, token))).toBe(all - 4)
  expect(sumOf(await fetchMap({ ...query, exclude_ids: ids.join(',') }))).toBe(all - 4)
  expect(sumOf(await fetchMap(query))).toBe(all)
})

test('a search without results returns an empty map', async () => {
  expect(await fetchMap({ users: 999_999, bounds: TBILISI })).toEqual({
    total: 0,
    extent: null,
    clusters: [],
    pins: [],
  })
})

// Specification 1.7.26
test('the query is cancelled when the caller disconnects', async () => {
  const { pool } = database
  const waiting = async () => {
    const { rows } = await pool.query<{ query: string }>(
      "select query from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    return rows
  }
  const holder = await pool.connect()
  try {
    await holder.query('begin; lock table statements in access exclusive mode')
    const controller = new AbortController()
    const mapRequest = api.get(`${STATEMENTS}/map-data?${textOf({ bounds: VAKE })}`, {
      signal: controller.signal,
    })
    mapRequest.catch(() => {})
    await expect.poll(waiting).toHaveLength(1)
    controller.abort()
    await expect(mapRequest).rejects.toThrow()
    await expect.poll(waiting).toHaveLength(0)
  } finally {
    await holder.query('rollback')
    holder.release()
  }
  expect(api.errors).toEqual([])
})

test('the map answers any view without a server error', async () => {
  const values = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.json(),
    fc.double().map(String),
    fc.constantFrom('{"north":1e308,"south":0,"east":0,"west":0}', JSON.stringify(TBILISI), '-1', '99999999'),
  )
  await fc.assert(
    fc.asyncProperty(values, values, async (bounds, zoom) => {
      const { status } = await api.get(`${STATEMENTS}/map-data?${textOf({ bounds, zoom })}`)
      expect(status).toBe(200)
    }),
    { numRuns: 60 },
  )
  expect(api.errors).toEqual([])
})
