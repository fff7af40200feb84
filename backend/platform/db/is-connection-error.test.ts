import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import pg from 'pg'
import { expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { isConnectionError } from './is-connection-error'

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

test('a refused connection is a connection error', async () => {
  expect(isConnectionError(await getError('select 1', { host: '127.0.0.1', port: 1 }))).toBe(true)
  expect(isConnectionError(await getError('select 1', { host: '/nowhere' }))).toBe(true)
})

test('a connection ended by the database is a connection error', async () => {
  expect(isConnectionError(await getError('select pg_terminate_backend(pg_backend_pid())'))).toBe(true)
})

test('a killed database server is a connection error', async () => {
  const server = createServer((socket) => socket.once('data', () => socket.resetAndDestroy()))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  expect(isConnectionError(await getError('select 1', { host: '127.0.0.1', port }))).toBe(true)
  server.close()
})

test('a full disk is a connection error', async () => {
  const sql = "do $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$"
  expect(isConnectionError(await getError(sql))).toBe(true)
})

test('a rejected query is not a connection error', async () => {
  for (const sql of ['select 1 / 0', 'select from nowhere', 'selekt'])
    expect(isConnectionError(await getError(sql)), sql).toBe(false)
})
