import pg from 'pg'
import { expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { isDatabaseAway } from './is-database-away'

const database = withTestDatabase()

const getError = (sql: string, connection: pg.PoolConfig = database.connection) => {
  const pool = new pg.Pool(connection)
  pool.on('error', () => {})
  return pool
    .query(sql)
    .then(
      () => undefined,
      (error: unknown) => error,
    )
    .finally(() => pool.end())
}

test('a database that nobody listens for is away', async () => {
  expect(isDatabaseAway(await getError('select 1', { host: '127.0.0.1', port: 1 }))).toBe(true)
  expect(isDatabaseAway(await getError('select 1', { host: '/nowhere' }))).toBe(true)
})

test('a database that ends the connection is away', async () => {
  expect(isDatabaseAway(await getError('select pg_terminate_backend(pg_backend_pid())'))).toBe(true)
})

test('a database that does not like a query is there', async () => {
  for (const sql of ['select 1 / 0', 'select from nowhere', 'selekt'])
    expect(isDatabaseAway(await getError(sql)), sql).toBe(false)
})
