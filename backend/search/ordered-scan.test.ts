import { beforeAll, describe, expect, test } from 'vitest'
import { createRandom } from '~backend/demo/random'
import { seedDatabase } from '~backend/demo/seed/seed'
import { parseQueryString } from '~backend/platform/http/query'
import { expireStatements } from '~backend/statements/expire-statements'
import { withTestDatabase } from '~tests/database'
import { findCandidates, omitBitmapPredicates } from './memory/candidates'
import { LiveColumnStore } from './memory/live-column-store'
import { scanOrder, scanOrderInBitmap } from './memory/ordered-scan'
import type { RowIds } from './memory/row-ids'
import { selectPage } from './memory/top-k'
import { parseOrder } from './order'
import { NEWEST_FIRST } from './sort-order'
import { createColumnSource } from './sql/column-source'
import { listOrderedIds } from './sql/list-statement-ids'
import { buildWhere } from './sql/where'
import { parsePredicates } from './to-predicates'

const database = withTestDatabase()
const MAX_MOVED = 40
const FILTERS = [
  '',
  'deal_types=1',
  'deal_types=2&area_from=40',
  'deal_types=1,2',
  'cities=1&real_estate_types=1,2',
  'price_from=100000',
  'q_words=ქუჩა',
]
const ORDERS = ['price', 'date', 'created_at'].flatMap((by) =>
  ['asc', 'desc'].map((direction) => `order_by=${by}&sequence=${direction}`),
)
const PAGES = [
  { page: 1, perPage: 5 },
  { page: 3, perPage: 20 },
  { page: 4, perPage: 200 },
]
const CHANGES = [
  'update statements set deal_type_id = 3 - deal_type_id where deal_type_id in (1, 2) and id = any($1)',
  'update statements set price = 100000, price_type_id = 3 where id = any($1)',
  'update statements set price = null, price_type_id = 1 where id = any($1)',
  "update statements set vip_tier = 2, vip_until = now() + interval '1 day' where id = any($1)",
  'update statements set last_updated = now() where id = any($1)',
  "update statements set status = 'hidden' where id = any($1)",
  "update statements set status = 'active' where id = any($1)",
  'delete from statements where id = any($1)',
]

let columns: LiveColumnStore
let ids: number[]

beforeAll(async () => {
  const { pool } = database
  await seedDatabase(pool, { statements: 1_500, log: { info: () => {} } })
  await expireStatements(pool)
  // Coarser values, so that many statements are equal in the columns of the orders.
  await pool.query(`update statements set price = ceil(price / 50000.0) * 50000,
    last_updated = date_trunc('month', last_updated), created_at = date_trunc('month', created_at)`)
  const { rows } = await pool.query<{ id: number }>('select id from statements where is_public order by id')
  ids = rows.map(({ id }) => id)
  columns = new LiveColumnStore(createColumnSource(pool), { maxMoved: MAX_MOVED })
  await columns.load()
})

async function current() {
  const current = await columns.getCurrent()
  if (!current) throw new Error('the columns are read')
  return current
}

async function walked(address: string, { page, perPage }: { page: number; perPage: number }) {
  const { store: table, orderIndexes: orders } = await current()
  const query = parseQueryString(address)
  const order = parseOrder(query)
  const leftOut = (query.get('exclude_ids') ?? []).flatMap((ids) => ids.split(',').map(Number))
  const tests = parsePredicates(query) ?? []
  const sorted = orders.find(order, tests)
  const found = sorted && scanOrder(table, sorted, tests, leftOut, page * perPage, Infinity)
  if (!found) throw new Error('there is no order to walk')
  const pageOf = (found: RowIds) => {
    const rowIds = selectPage(table, found, order, (page - 1) * perPage, perPage)
    return rowIds.map((rowId) => rowId + table.firstId)
  }
  const ids = pageOf(found)
  const candidates = findCandidates(table, tests, leftOut)
  const met = scanOrderInBitmap(table, sorted, candidates, omitBitmapPredicates(tests), page * perPage)
  expect(pageOf(met), address).toEqual(ids)
  return ids
}

const moved = async () =>
  (await current()).orderIndexes.find({ by: 'price_gel', direction: 'asc' }, [])?.moved.size ?? 0

async function expectAsByDatabase() {
  for (const order of ORDERS)
    for (const [index, filters] of FILTERS.entries()) {
      const page = PAGES[index % PAGES.length] as (typeof PAGES)[0]
      const first = await walked(`${filters}&${order}`, PAGES[0] as (typeof PAGES)[0])
      const address = `${filters}&${order}&exclude_ids=${first.slice(1, 4)}`
      const query = parseQueryString(address)
      const range = { offset: (page.page - 1) * page.perPage, limit: page.perPage }
      const ids = await listOrderedIds(database.pool, buildWhere(query), parseOrder(query), range)
      expect(await walked(address, page), address).toEqual(ids)
    }
}

describe('ordered scans', () => {
  test("an ordered scan equals the database's pages before any row has moved", async () => {
    expect(await moved()).toBe(0)
    await expectAsByDatabase()
  })

  test.each(CHANGES.map((sql, index) => [sql, index] as const))(
    "an ordered scan equals the database's pages after the change %s",
    async (sql, index) => {
      const random = createRandom('moved', index)
      const some = Array.from({ length: MAX_MOVED / 4 }, () => random.pick(ids))
      await database.pool.query(sql, [some])
      expect(await moved()).toBeGreaterThan(0)
      await expectAsByDatabase()
    },
  )

  test("an ordered scan equals the database's pages after so many moved rows that the orders are reloaded", async () => {
    await database.pool.query(
      'update statements set price = 1000 + id % 97, price_type_id = 3 where id = any($1)',
      [ids.slice(0, 2 * MAX_MOVED)],
    )
    expect(await moved()).toBeGreaterThan(MAX_MOVED)
    await expectAsByDatabase()
    await expect.poll(() => moved()).toBe(0)
    await expectAsByDatabase()
  })

  test('an ordered scan stops before it reads more than the limit', async () => {
    const { store: table, orderIndexes: orders } = await current()
    const sorted = orders.find(NEWEST_FIRST, [])
    const scan = (query: string, worth: number) =>
      sorted && scanOrder(table, sorted, parsePredicates(parseQueryString(query)) ?? [], [], 20, worth)
    expect(scan('', 1)?.count).toBeGreaterThanOrEqual(20)
    expect(scan('', 0.001)).toBeUndefined()
    expect(scan('price_from=999999999', 1)).toBeUndefined()
  })
})
