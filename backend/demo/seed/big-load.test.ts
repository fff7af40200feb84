import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { seedDatabase } from './seed'

const SMALL = { statements: 600, now: new Date('2026-11-21T09:30:00Z'), log: { info: () => {} } }
const BIG = { ...SMALL, bigLoadSize: 400 }

const batchByBatch = withTestDatabase()
const atOnce = withTestDatabase()
type Database = typeof atOnce

async function lines({ pool }: Database, sql: string) {
  const { rows } = await pool.query<{ line: string }>(sql)
  return rows.map(({ line }) => line)
}

const statements = (database: Database) =>
  lines(database, 'select s::text as line from statements s order by id')
const pictures = (database: Database) => lines(database, 'select images as line from statements order by id')
const auctions = (database: Database) =>
  lines(database, 'select a::text as line from auctions a order by statement_id')

async function schema(database: Database) {
  return {
    indexes: await lines(database, 'select indexdef as line from pg_indexes order by indexdef'),
    constraints: await lines(
      database,
      `select concat_ws(' ', conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid)) as line
       from pg_constraint where connamespace = 'public'::regnamespace order by line`,
    ),
    triggers: await lines(
      database,
      `select concat_ws(' ', tgenabled, pg_get_triggerdef(oid)) as line
       from pg_trigger where not tgisinternal order by line`,
    ),
  }
}

test('a bulk load adds the same rows as a small one and restores indexes, constraints and triggers', async () => {
  const before = await schema(atOnce)
  expect(await seedDatabase(batchByBatch.pool, SMALL)).toBe(600)
  expect(await seedDatabase(atOnce.pool, BIG)).toBe(600)
  expect(await statements(atOnce)).toEqual(await statements(batchByBatch))
  expect(await auctions(atOnce)).toEqual(await auctions(batchByBatch))
  expect(await schema(atOnce)).toEqual(before)
})

const interrupted = withTestDatabase()

/** Databases cloned from one template share table OIDs. */
const LOCK_CONDITION = `mode = 'AccessExclusiveLock' and relation = 'statements'::regclass
  and database = (select oid from pg_database where datname = current_database())`

test('an interrupted bulk load leaves no rows, and the next start completes it', async () => {
  const before = await schema(interrupted)
  const cutOff = expect(seedDatabase(interrupted.pool, BIG)).rejects.toThrow()
  expect(await waitForTableLock(interrupted)).toBe(true)
  await interrupted.pool.query(`select pg_terminate_backend(pid) from pg_locks where ${LOCK_CONDITION}`)
  await cutOff
  expect(await statements(interrupted)).toEqual([])
  expect(await schema(interrupted)).toEqual(before)

  expect(await seedDatabase(interrupted.pool, BIG)).toBe(600)
  expect(await statements(interrupted)).toHaveLength(600)
  expect(await pictures(interrupted)).toEqual(await pictures(batchByBatch))
  expect(await schema(interrupted)).toEqual(before)
})

test('a load into a full database adds statements batch by batch', async () => {
  const lockReached = waitForTableLock(atOnce, 50)
  expect(await seedDatabase(atOnce.pool, { ...BIG, statements: 900 })).toBe(300)
  expect(await lockReached).toBe(false)
  expect(await seedDatabase(batchByBatch.pool, { ...SMALL, statements: 900 })).toBe(300)
  expect(await statements(atOnce)).toEqual(await statements(batchByBatch))
})

async function waitForTableLock({ pool }: Database, looks = 1_000) {
  for (let look = 0; look < looks; look += 1) {
    const locks = await pool.query(`select from pg_locks where ${LOCK_CONDITION} and granted`)
    if (locks.rowCount) return true
    await sleep(5)
  }
  return false
}
