import path from 'node:path'
import type pg from 'pg'
import type { Logger } from 'pino'
import { recordHome } from '../database-home'
import { migrateJobQueue } from '../jobs/job-queue'
import { grantAppRights } from './app-rights'
import { checkPooler, requireSessions } from './check-pooler'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres'
import { createPrimaryReads, createReplicaReads, type ReadLong } from './long-reads'
import { migrate, requireMigrated } from './migrate'
import { endPool, openPool } from './pool'
import { requireFinishedDatabase, requireFinishedFolder } from './unfinished-restore'

/** A server of DATABASE_URL may start at the same time as the program, or fail over to another one. */
const MAX_WAIT_MS = 30_000

export interface DatabaseOptions {
  dataDir: string
  databaseUrl: string | undefined
  /** Connection URL of the tables' owner. Default: `databaseUrl`. */
  migrationDatabaseUrl: string | undefined
  /** Connection URL of a standby. */
  databaseReadUrl?: string | undefined
  /** Maximum number of connections of the returned pool. */
  databaseConnections?: number | undefined
  /** False if no jobs listen on the returned pool. */
  runsJobs?: boolean | undefined
  rootDir: string
  log: Logger
  /** Fills tables as their owner, after the migrations. */
  prepare?(owner: pg.Pool): Promise<void>
}

export interface OpenDatabase {
  pool: pg.Pool
  /** Connection of the pool, for worker threads that open their own. */
  connection: string | pg.PoolConfig
  readLong: ReadLong
  close(): Promise<void>
}

/**
 * Migrates as the owner, then grants the program its rights.
 * @throws DatabaseStartError with a message for the operator
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { dataDir, databaseUrl, databaseReadUrl, log } = options
  await requireFinishedFolder(dataDir)
  const embedded = databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir, log })
  const connection = databaseUrl ?? embedded?.connection ?? {}
  try {
    const pool = await openPrepared(options, connection, embedded)
    if (databaseUrl) await checkPooler(pool, options)
    return {
      pool,
      connection,
      readLong: databaseReadUrl
        ? createReplicaReads({ primary: pool, connection: databaseReadUrl, log })
        : createPrimaryReads(pool),
      async close() {
        await endPool(pool)
        await embedded?.stop()
      },
    }
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}

async function openPrepared(
  options: DatabaseOptions,
  connection: string | pg.PoolConfig,
  embedded: EmbeddedPostgres | undefined,
): Promise<pg.Pool> {
  const { migrationDatabaseUrl, databaseConnections, log } = options
  const waitMs = embedded ? 0 : MAX_WAIT_MS
  const poolOptions = { log, waitMs, ...(databaseConnections && { max: databaseConnections }) }
  const ownerConnection = migrationDatabaseUrl ?? embedded?.ownerConnection
  if (!ownerConnection) {
    const pool = await openPool(connection, poolOptions)
    return prepareOrCheck(pool, options).then(
      () => pool,
      (error) => pool.end().then(() => Promise.reject(error)),
    )
  }
  const owner = await openPool(ownerConnection, { log, waitMs })
  try {
    await prepareAs(owner, options)
    const pool = await openPool(connection, poolOptions)
    const { rows } = await pool.query<{ role: string }>('select current_user as role')
    await grantAppRights(owner, rows[0]?.role ?? '')
    return pool
  } finally {
    await owner.end()
  }
}

/** Migrates, if the program's own role may. */
async function prepareOrCheck(pool: pg.Pool, options: DatabaseOptions): Promise<void> {
  if (await mayCreateTables(pool)) return prepareAs(pool, options)
  await requireFinishedDatabase(pool)
  await requireMigrated(pool, getMigrationFolder(options))
}

async function mayCreateTables(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ may: boolean }>(
    "select has_schema_privilege('public', 'create') as may",
  )
  return rows[0]?.may === true
}

async function prepareAs(owner: pg.Pool, options: DatabaseOptions): Promise<void> {
  const { databaseUrl, log, prepare } = options
  if (databaseUrl) await requireSessions(owner)
  await requireFinishedDatabase(owner)
  await migrate(owner, { folder: getMigrationFolder(options), log })
  await migrateJobQueue(owner, log)
  await recordHome(owner)
  await prepare?.(owner)
}

export function getMigrationFolder({ rootDir }: { rootDir: string }): string {
  return path.join(rootDir, 'backend/platform/db/migrations')
}
