import { beforeAll, expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { addPlaces, addStatement } from '~tests/fixtures/database-rows'
import { createRunningAuctions, type RunningAuctions } from './running-auctions'

const database = withTestDatabase()
let getRunning: () => Promise<RunningAuctions>
let first: number
let second: number

const run = (sql: string, ...values: unknown[]) => database.pool.query(sql, values)
const addAuction = (statement: number, seconds: number) =>
  run(
    'insert into auctions (statement_id, starting_price, ends_at) values ($1, 80000, now() + make_interval(secs => $2))',
    statement,
    seconds,
  )
const listIds = async () => [...(await getRunning()).auctions.keys()]
const find = async (statement: number) => (await getRunning()).auctions.get(statement)

beforeAll(async () => {
  await addPlaces(database.pool)
  first = await addStatement(database.pool)
  second = await addStatement(database.pool)
  await addAuction(first, 3_600)
  await addAuction(second, 7_200)
  getRunning = createRunningAuctions(database.pool)
  expect(await listIds()).toEqual([first, second])
})

test('a refresh reads only changed auctions', async () => {
  const untouched = await find(second)
  await run('update auctions set bids = 7 where statement_id = $1', first)
  await expect.poll(async () => (await find(first))?.bids).toBe(7)
  await run('update statements set area = 77 where id = $1', first)
  await expect.poll(async () => (await find(first))?.area_m2).toBe(77)
  expect(await find(second)).toBe(untouched)
})

test('a new end changes the order', async () => {
  await run("update auctions set ends_at = ends_at + interval '1 day' where statement_id = $1", first)
  await expect.poll(listIds).toEqual([second, first])
})

test('a new lot is added, and removed when it ends or is withdrawn', async () => {
  const short = await addStatement(database.pool)
  const withdrawn = await addStatement(database.pool)
  await addAuction(short, 2)
  await addAuction(withdrawn, 60)
  await expect.poll(listIds).toEqual([short, withdrawn, second, first])
  await expect.poll(listIds, { timeout: 5_000 }).toEqual([withdrawn, second, first])
  await run('delete from auctions where statement_id = $1', withdrawn)
  await expect.poll(listIds).toEqual([second, first])
})

test('all auctions are reloaded if any statement may have changed', async () => {
  const known = await find(second)
  await run('insert into statement_changes (statement_id) values (null)')
  await expect.poll(async () => (await find(second)) === known).toBe(false)
  expect(await listIds()).toEqual([second, first])
})
