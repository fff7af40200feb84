import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { PARAMETERS } from '~backend/dictionaries/parameters'
import { parseQueryString } from '~backend/platform/http/query'
import { withTestDatabase } from '~tests/database'
import { addImage, addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { BITS_PER_COLUMN } from './memory/fields'
import { LiveColumnStore } from './memory/live-column-store'
import { createMemoryEngine } from './memory-engine'
import { createColumnSource } from './sql/column-source'
import { createSqlEngine } from './sql/sql-engine'

const database = withTestDatabase()
let liveStore: LiveColumnStore
let owner: number
let id: number

beforeAll(async () => {
  await addPlaces(database.pool)
  owner = await addUser(database.pool, { type: 'physical' })
  id = await addStatement(database.pool, { user_id: owner })
  liveStore = new LiveColumnStore(createColumnSource(database.pool))
  await liveStore.load()
})

async function found(query: string): Promise<number[] | undefined> {
  const engine = createMemoryEngine(database.pool, liveStore)
  return engine.fetchPage(parseQueryString(`${query}&per_page=200`), undefined, async (ids) => ids)
}

test.each([
  ['another price', 'price_from=900000', 'update statements set price = 1000000 where id = $1'],
  [
    'another city',
    'cities=15',
    'update statements set city_id = 15, district_id = null, urban_id = null where id = $1',
  ],
  [
    'another owner',
    'owner_type=agent',
    "update users set type = 'agent' where id in (select user_id from statements where id = $1)",
  ],
  [
    'another address',
    'q_words=კეკელიძის',
    "update statements set address_ka = 'კეკელიძის ქუჩა 3' where id = $1",
  ],
  [
    'a way to the metro',
    'metro_stations=14&metro_minutes=10',
    'insert into statement_near_stations values ($1, 14, 9)',
  ],
  ['a parameter', 'parameters=40', "update statements set parameters = '{3,40}' where id = $1"],
  [
    'a tier',
    'is_vip=1',
    "update statements set vip_tier = 2, vip_until = now() + interval '1 day' where id = $1",
  ],
])('the change to %s is found at once', async (_name, query, sql) => {
  expect(await found(query)).toEqual([])
  await database.pool.query(sql, [id])
  expect(await found(query)).toEqual([id])
})

test("a search among given ids returns the database's results in the same order", async () => {
  const other = await addStatement(database.pool, { deal_type_id: 2 })
  const hidden = await addStatement(database.pool, { status: 'hidden' })
  const engines = [createMemoryEngine(database.pool, liveStore), createSqlEngine(database.pool)]
  const findAmong = (ids: readonly number[], query: string, limit = ids.length) =>
    Promise.all(
      engines.map((engine) =>
        engine.fetchAmong(ids, limit, parseQueryString(query), undefined, async (found) => found),
      ),
    )
  const all = [other, hidden, id, 987_654_321]
  expect(await findAmong(all, '')).toEqual([
    [other, id],
    [other, id],
  ])
  expect(await findAmong(all, '', 1)).toEqual([[other], [other]])
  expect(await findAmong(all, 'deal_types=2')).toEqual([[other], [other]])
  expect(await findAmong(all, `exclude_ids=${other}`)).toEqual([[id], [id]])
  expect(await findAmong([], '')).toEqual([[], []])
  await database.pool.query('delete from statements where id = any($1)', [[other, hidden]])
})

test('adding or removing a picture is found at once', async () => {
  expect(await found('with_picture=1')).toEqual([])
  await addImage(database.pool, id)
  expect(await found('with_picture=1')).toEqual([id])
  await database.pool.query("update statements set images = '' where id = $1", [id])
  expect(await found('with_picture=1')).toEqual([])
})

test('a statement is found at once when it appears, disappears and returns', async () => {
  const other = await addStatement(database.pool, { user_id: owner })
  expect(await found('deal_types=1&order_by=created_at')).toContain(other)
  await database.pool.query("update statements set status = 'hidden' where id = $1", [other])
  expect(await found('deal_types=1')).toEqual([id])
  await database.pool.query("update statements set status = 'active' where id = $1", [other])
  expect((await found('deal_types=1'))?.toSorted()).toEqual([id, other].toSorted())
  await database.pool.query('delete from statements where id = $1', [other])
  expect(await found('')).toEqual([id])
})

test('a change that started before a refresh and was committed after it is found by the next one', async () => {
  const slow = new pg.Client(database.connection)
  await slow.connect()
  await slow.query('begin')
  await slow.query('update statements set area = 555 where id = $1', [id])
  const next = await addStatement(database.pool, { user_id: owner, area: 556 })
  expect(await found('area_from=555')).toEqual([next])
  await slow.query('commit')
  await slow.end()
  expect((await found('area_from=555'))?.toSorted()).toEqual([id, next].toSorted())
})

test('a view of a statement is not recorded as a change', async () => {
  const changes = async () => (await database.pool.query('select from statement_changes')).rowCount
  const before = await changes()
  await database.pool.query('update statements set views = views + 1 where id = $1', [id])
  expect(await changes()).toBe(before)
})

test('a bulk load that bypasses the triggers reloads the store', async () => {
  await database.pool.query('select count_statement_totals()')
  expect(await found('')).toBeUndefined()
  await liveStore.load()
  expect(await found('')).toContain(id)
})

test('a statement with an id below all others is found by the database until the store is reloaded', async () => {
  const first = await addStatement(database.pool, { id: 7, user_id: owner })
  expect(await found('')).toBeUndefined()
  await expect.poll(() => found('')).toContain(first)
})

test.each(['square_price_from=1', 'price_types=2&price_from=3', 'ids=1,2', 'height_from=3'])(
  'the query %s falls back to the database',
  async (query) => {
    expect(await found(query)).toBeUndefined()
  },
)

test('every parameter has a bit in the columns', () => {
  expect(Math.max(...PARAMETERS.map(({ id }) => id))).toBeLessThan(2 * BITS_PER_COLUMN)
})
