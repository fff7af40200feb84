import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
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

test('a database whose server is killed is away', async () => {
  const server = createServer((socket) => socket.once('data', () => socket.resetAndDestroy()))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  expect(isDatabaseAway(await getError('select 1', { host: '127.0.0.1', port }))).toBe(true)
  server.close()
})

test('a database whose disk is full is away', async () => {
  const sql = "do $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$"
  expect(isDatabaseAway(await getError(sql))).toBe(true)
})

test('a database that does not like a query is there', async () => {
  for (const sql of ['select 1 / 0', 'select from nowhere', 'selekt'])
    expect(isDatabaseAway(await getError(sql)), sql).toBe(false)
})
