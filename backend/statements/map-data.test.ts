import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertRows } from '~backend/platform/db/insert-rows'
import { parseQueryString } from '~backend/platform/http/query'
import { LiveColumnStore } from '~backend/search/memory/live-column-store'
import { createMemoryEngine } from '~backend/search/memory-engine'
import { createSearch, type SearchEngine } from '~backend/search/search'
import { createColumnSource } from '~backend/search/sql/column-source'
import { createSqlEngine } from '~backend/search/sql/sql-engine'
import { withTestDatabase } from '~tests/database'
import { addPlaces, addStatement, addUser, places } from '~tests/fixtures/database-rows'
import { createMapReader, type MapData } from './map-data'

const database = withTestDatabase()
const { signal } = new AbortController()
type ReadMap = (query: string, viewerId?: number) => Promise<MapData>
let viewer: number
let readFromDatabase: ReadMap
let readFromMemory: ReadMap
let answersFromMemory = 0

beforeAll(async () => {
  const { pool } = database
  await addPlaces(pool)
  const owner = await addUser(pool)
  viewer = await addUser(pool)
  const waved = (index: number, step: number) => Math.sin(index * step) * Math.abs(Math.sin(index * 0.11))
  const rows = Array.from({ length: 700 }, (_, index) => ({
    user_id: owner,
    deal_type_id: index % 3 === 0 ? 2 : 1,
    real_estate_type_id: 1,
    room_type_id: 1 + (index % 4),
    area: 40 + (index % 60),
    city_id: places.tbilisi,
    price: index % 10 === 0 ? null : 50_000 + index * 10,
    price_type_id: index % 10 === 0 ? 1 : 3,
    lat: 41.72 + 0.11 * waved(index, 1.7),
    lng: 44.79 + 0.16 * waved(index, 2.3),
  }))
  await insertRows(pool, 'statements', rows)
  await addStatement(pool, { user_id: owner, lat: null, lng: null })
  await pool.query(
    `insert into hidden_statements (user_id, statement_id)
     select $1, id from statements where id % 50 = 0 and lat is not null`,
    [viewer],
  )
  const liveStore = new LiveColumnStore(createColumnSource(pool))
  await liveStore.load()
  const memoryEngine = createMemoryEngine(pool, liveStore)
  const countingEngine: typeof memoryEngine = {
    ...memoryEngine,
    async findOnMap(...args) {
      const cells = await memoryEngine.findOnMap(...args)
      if (cells) answersFromMemory += 1
      return cells
    },
  }
  readFromDatabase = readWith(createSqlEngine(pool))
  readFromMemory = readWith(createSearch(countingEngine, createSqlEngine(pool)))
})

beforeEach(() => {
  answersFromMemory = 0
})

function readWith(search: SearchEngine): ReadMap {
  const readMap = createMapReader(database.pool, search)
  return (query, viewerId) => readMap({ query: parseQueryString(query), viewerId, signal })
}

/** Rounds sums, because they are added in another order. */
function comparable({ extent, clusters, pins }: MapData) {
  const inOrder = clusters.toSorted((x, y) => x.row - y.row || x.column - y.column)
  const rounded = inOrder.map(({ lat, lng, id: _one, ...facts }) => ({
    ...facts,
    at: [lat.toFixed(6), lng.toFixed(6)],
  }))
  return { extent, clusters: rounded, pins }
}

const sumOf = ({ clusters, pins }: MapData) => clusters.reduce((sum, { count }) => sum + count, pins.length)

const degree = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const views = fc
  .tuple(degree(41.55, 41.9), degree(41.55, 41.9), degree(44.6, 45), degree(44.6, 45))
  .map(([a, b, c, d]) => ({
    north: Math.max(a, b),
    south: Math.min(a, b),
    east: Math.max(c, d),
    west: Math.min(c, d),
  }))

describe('map data', () => {
  const questions = fc.record({
    bounds: fc.option(views, { freq: 8 }),
    others: fc.constantFrom(
      '',
      'deal_types=2',
      'room_types=3&deal_types=1',
      'price_to=52000&currency_id=2',
      'parameters=7',
      'exclude_ids=3,8,9,205',
    ),
    zoom: fc.constantFrom('', '9', '12', '13.5', '15', '17'),
    isViewer: fc.boolean(),
  })

  /** Dense area: more statements than the map shows as pins, in less than one cell. */
  const DENSE = {
    bounds: {
      north: 41.68711549637074,
      south: 41.58711549637074,
      east: 44.882575314891284,
      west: 44.78257531489129,
    },
    others: '',
    zoom: '15',
    isViewer: false,
  } as const

  test('memory and the database return the same map for any view', async () => {
    await fc.assert(
      fc.asyncProperty(questions, async ({ bounds, others, zoom, isViewer }) => {
        const query = `${others}&zoom=${zoom}&bounds=${bounds ? encodeURIComponent(JSON.stringify(bounds)) : ''}`
        const viewerId = isViewer ? viewer : undefined
        const [one, other] = [await readFromMemory(query, viewerId), await readFromDatabase(query, viewerId)]
        expect(comparable(one)).toEqual(comparable(other))
      }),
      { numRuns: 150, examples: [[DENSE]] },
    )
    expect(answersFromMemory).toBeGreaterThanOrEqual(150)
  })

  test.each([
    ['a price', 'update statements set price = 1 where id = $1'],
    ['a place', 'update statements set lat = lat + 0.02, lng = lng - 0.02 where id = $1'],
    ['a removed point', 'update statements set lat = null, lng = null where id = $1'],
    ['a hidden statement', "update statements set status = 'hidden' where id = $1"],
    ['a point in an empty area', 'update statements set lat = 42.1, lng = 43.2 where id = $1'],
    ['a deletion', 'delete from statements where id = $1'],
  ])('memory and the database return the same map after a change: %s', async (_name, sql) => {
    const before = await readFromMemory('zoom=11')
    const { rows } = await database.pool.query<{ id: number }>(
      'select id from statements where is_public and lat is not null and price > 55000 order by id limit 1',
    )
    await database.pool.query(sql, [rows[0]?.id])
    const after = await readFromMemory('zoom=11')
    expect(comparable(after)).not.toEqual(comparable(before))
    // A separate engine, because the other one caches the grid of the country.
    const readAnew = readWith(createSqlEngine(database.pool))
    expect(comparable(after)).toEqual(comparable(await readAnew('zoom=11')))
  })
})

test('a new map reader counts the current statements', async () => {
  const before = sumOf(await readFromMemory('zoom=11'))
  const owner = await addUser(database.pool)
  await database.pool.query('select count_statement_totals()')
  await addStatement(database.pool, { user_id: owner, lat: 41.7, lng: 44.8 })
  expect(sumOf(await readFromMemory('zoom=11'))).toBe(before + 1)
})
