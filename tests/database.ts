import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { endPool, openPool } from '~backend/platform/db/pool'
import { testLog } from './log'
import { connectionTo } from './test-server'

export interface TestDatabase {
  pool: pg.Pool
  /** Connection for tests that open their own pool. */
  connection: pg.ClientConfig
  drop(): Promise<void>
}

/**
 * Creates a migrated, empty database for one test file. It exists from `beforeAll` to `afterAll`: do not
 * destructure `pool` before.
 */
export function withTestDatabase(): Pick<TestDatabase, 'pool' | 'connection'> {
  let database: TestDatabase | undefined
  const requireDatabase = () => {
    if (!database) throw new Error('the test database is there from beforeAll on')
    return database
  }
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database?.drop())
  return {
    get pool() {
      return requireDatabase().pool
    },
    get connection() {
      return requireDatabase().connection
    },
  }
}

/**
 * Creates a database for tests that need several; the caller drops it. Use the source `template0` for one
 * without tables.
 */
export async function createTestDatabase(source = inject('testServer').template): Promise<TestDatabase> {
  const server = inject('testServer')
  const name = `${server.prefix}_${randomUUID().slice(0, 8)}`
  // Copying the files of a small template takes half as long as logging each page, which is the default.
  await administrate(server.connection, `create database "${name}" template ${source} strategy file_copy`)

  const connection = connectionTo(server, name)
  const pool = await openPool(connection, { log: testLog })
  return {
    pool,
    connection,
    async drop() {
      // Dropping the database would break a connection that is still closing.
      await endPool(pool)
      await administrate(server.connection, `drop database "${name}" with (force)`)
    },
  }
}

let administrator: Promise<pg.Client> | undefined

/**
 * Runs a command over a connection that all files of the worker share, because opening one takes as long as
 * copying the template.
 */
async function administrate(connection: pg.ClientConfig, sql: string) {
  administrator ??= connect(connection)
  await (await administrator).query(sql)
}

async function connect(connection: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(connection)
  const forget = () => {
    administrator = undefined
  }
  // The server may stop before the worker does.
  client.on('error', forget)
  await client.connect().catch((error: unknown) => {
    forget()
    throw error
  })
  return client
}
