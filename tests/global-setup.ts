import { createHash } from 'node:crypto'
import { rm, statfs } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { AlreadyOwnedError } from '~backend/platform/db/embedded/ownership'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '~backend/platform/db/embedded-postgres'
import { migrate } from '~backend/platform/db/migrate'
import { openPool } from '~backend/platform/db/pool'
import { testLog } from './log'
import { connectionTo, type TestServer } from './test-server'

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer
  }
}

const ROOT = path.resolve(import.meta.dirname, '..')
const MEMORY_DISK = '/dev/shm'
/** Minimum of free bytes; the write-ahead log alone may grow to half of it. */
const MIN_FREE_BYTES = 2 * 2 ** 30
/**
 * Settings without durability: a power failure costs only test data, and syncing takes longer than many
 * tests. The buffers are small, because each creation or removal of a database searches all of them.
 */
const SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  shared_buffers: '128MB',
}

/**
 * Creates a migrated template for `tests/database.ts`, on an embedded server or `TEST_DATABASE_URL`, whose
 * role may create databases.
 */
export default async function setup(project: TestProject) {
  const url = process.env.TEST_DATABASE_URL
  const started = url ? undefined : await startEmbeddedInFreeSlot(await findDataFolder())
  const embedded = started?.server
  const connection = url ? { connectionString: url } : embedded?.ownerConnection
  if (!connection) throw new Error('no test server')

  const prefix = `test_${Date.now()}_${process.pid}`
  const server = { connection, prefix, template: `${prefix}_template` }
  await administrate(server, async (client) => {
    // A remaining database on our own server is from a run that was killed.
    if (embedded) await dropDatabases(client, 'test_')
    await client.query(`create database ${server.template} template template0`)
  })
  const pool = await openPool(connectionTo(server, server.template), { log: testLog, max: 1 })
  await migrate(pool, { folder: path.join(ROOT, 'backend/platform/db/migrations'), log: testLog })
  await pool.end()
  project.provide('testServer', server)

  return async () => {
    if (started) {
      await started.server.stop()
      await rm(started.dataDir, { recursive: true, force: true })
    } else await administrate(server, (client) => dropDatabases(client, prefix))
  }
}

/**
 * Uses memory if there is enough. Each test file has a database of its own with over a thousand files. Some
 * file systems take half a second of the processor to allocate them after as many were deleted.
 */
async function findDataFolder(): Promise<string> {
  const { bavail = 0, bsize = 0 } = await statfs(MEMORY_DISK).catch(() => ({ bavail: 0, bsize: 0 }))
  const checkout = createHash('sha256').update(ROOT).digest('hex').slice(0, 8)
  return bavail * bsize > MIN_FREE_BYTES
    ? path.join(MEMORY_DISK, `ezo-test-${checkout}`)
    : path.join(ROOT, '.cache/test-data')
}

/** Parallel runs in one checkout take different slots. */
async function startEmbeddedInFreeSlot(
  folder: string,
): Promise<{ server: EmbeddedPostgres; dataDir: string }> {
  for (let slot = 1; ; slot += 1) {
    const dataDir = `${folder}-${slot}`
    try {
      return { server: await startEmbeddedPostgres({ dataDir, log: testLog, settings: SETTINGS }), dataDir }
    } catch (error) {
      if (!(error instanceof AlreadyOwnedError)) throw error
    }
  }
}

async function administrate(server: TestServer, work: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client(server.connection)
  await client.connect()
  await work(client).finally(() => client.end())
}

async function dropDatabases(client: pg.Client, prefix: string) {
  const { rows } = await client.query<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1)',
    [prefix],
  )
  for (const { name } of rows) await client.query(`drop database ${pg.escapeIdentifier(name)} with (force)`)
}
