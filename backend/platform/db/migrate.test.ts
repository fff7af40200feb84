import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '~tests/database'
import { testLog } from '~tests/log'
import { listPendingMigrations, migrate, requireMigrated } from './migrate'
import { openPool } from './pool'

let database: TestDatabase
let folder: string

beforeEach(async () => {
  database = await createTestDatabase('template0')
  folder = await mkdtemp(path.join(tmpdir(), 'ezo-migrations-'))
  await write('0001_towns.sql', "create table towns (name text); insert into towns values ('თელავი');")
})
afterEach(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

const write = (name: string, sql: string) => writeFile(path.join(folder, name), sql)
const run = (pool: pg.Pool = database.pool) => migrate(pool, { folder, log: testLog })
const countTowns = async () => (await database.pool.query('select from towns')).rowCount

test('migrations run once, in order', async () => {
  expect(await run()).toEqual(['0001_towns.sql'])
  expect(await run()).toEqual([])
  await write('0002_more.sql', 'insert into towns select name from towns')
  await write('0003_again.sql', 'insert into towns select name from towns')
  expect(await run()).toEqual(['0002_more.sql', '0003_again.sql'])
  expect(await countTowns()).toBe(4)
})

test('each migration runs once when four instances start together', async () => {
  await write('0002_slow.sql', 'select pg_sleep(0.2); insert into towns select name from towns')
  const pools = await Promise.all(
    [1, 2, 3, 4].map(() => openPool(database.connection, { log: testLog, max: 2 })),
  )
  const runs = await Promise.all(pools.map(run))
  expect(runs.flat()).toEqual(['0001_towns.sql', '0002_slow.sql'])
  expect(await countTowns()).toBe(2)
  await Promise.all(pools.map((pool) => pool.end()))
})

test('a failing migration is rolled back, and runs again once it is corrected', async () => {
  await write('0002_broken.sql', "insert into towns values ('ყვარელი'); select nonsense")
  await expect(run()).rejects.toThrow('0002_broken.sql failed: column "nonsense" does not exist')
  expect(await countTowns()).toBe(1)
  await write('0002_broken.sql', "insert into towns values ('ყვარელი')")
  expect(await run()).toEqual(['0002_broken.sql'])
})

test('a migration that changed after it ran is an error', async () => {
  await run()
  await write('0001_towns.sql', 'create table towns (name text not null)')
  await expect(run()).rejects.toThrow('0001_towns.sql has changed since it was run on this database')
})

test('listing pending migrations changes nothing', async () => {
  expect(await listPendingMigrations(database.pool, folder)).toEqual(['0001_towns.sql'])
  const { rows } = await database.pool.query("select to_regclass('migrations') as found")
  expect(rows).toEqual([{ found: null }])
  await run()
  await write('0002_more.sql', 'select 1')
  expect(await listPendingMigrations(database.pool, folder)).toEqual(['0002_more.sql'])
  await expect(requireMigrated(database.pool, folder)).rejects.toThrow(
    'The database lacks 1 migrations, the next is 0002_more.sql',
  )
})

test('an older program works with a newer schema that is compatible down to it', async () => {
  await write('0002_more.sql', '-- Compatible down to 0001.\nalter table towns add column region text')
  await write('0003_more.sql', '-- Compatible down to 0002.\nalter table towns drop column name')
  expect(await run()).toHaveLength(3)
  await rm(path.join(folder, '0003_more.sql'))
  expect(await run()).toEqual([])
  await requireMigrated(database.pool, folder)
  await rm(path.join(folder, '0002_more.sql'))
  await expect(run()).rejects.toThrow('it has already had 0003_more.sql, which this version cannot work with')
})

test('a database of a version without compatible migrations is migrated', async () => {
  await run()
  await database.pool.query('alter table migrations drop column compatible_down_to')
  await write('0002_more.sql', 'select 1')
  expect(await run()).toEqual(['0002_more.sql'])
})

test('a database with more migrations than the folder is an error', async () => {
  await write('0002_more.sql', 'select 1')
  await run()
  await rm(path.join(folder, '0002_more.sql'))
  await expect(run()).rejects.toThrow(
    'The database is newer than the program: it has already had 0002_more.sql',
  )
})

test.each(['0003_gap.sql', '0001_twice.sql', 'unnumbered.sql'])(
  'the file name %s is an error',
  async (name) => {
    await write(name, 'select 1')
    await expect(run()).rejects.toThrow(/the next migration should be 000\d_name\.sql/)
  },
)

test('a database in which Georgian has no trigrams is an error', async () => {
  const crippled = await createTestDatabase("template0 encoding 'UTF8' locale_provider libc locale 'C'")
  onTestFinished(() => crippled.drop())
  await write('0001_towns.sql', 'create extension pg_trgm')
  await expect(run(crippled.pool)).rejects.toThrow('The locale of the database knows no Georgian letters')
})
