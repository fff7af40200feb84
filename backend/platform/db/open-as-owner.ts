import { access } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { readOrCreatePassword } from './embedded/owner-password'
import { AlreadyOwnedError } from './embedded/ownership'
import { openPostgresDirectory, type PostgresDirectory } from './embedded/postgres-directory'
import { startEmbeddedPostgres, toOwnerConnection } from './embedded-postgres'
import type { Log } from './log'
import { endPool, openPool } from './pool'
import { DatabaseStartError } from './start-error'

export interface OwnerOptions {
  dataDir: string
  databaseUrl?: string | undefined
  migrationDatabaseUrl?: string | undefined
  log: Log
}

export interface OwnedDatabase {
  pool: pg.Pool
  /** URL of the owner; undefined for the embedded database. */
  url: string | undefined
  /** Directory of the embedded database. */
  directory: PostgresDirectory | undefined
  close(): Promise<void>
}

/**
 * Connects as the owner of the tables, without migrating. Uses the embedded database of a running site too.
 * @throws DatabaseStartError without a database, or if the role does not own the tables
 */
export async function openAsOwner(options: OwnerOptions): Promise<OwnedDatabase> {
  const { databaseUrl, migrationDatabaseUrl, dataDir, log } = options
  if (!databaseUrl) return openEmbedded(dataDir, log)
  const url = migrationDatabaseUrl ?? databaseUrl
  const pool = await openPool(url, { log, max: 2 })
  const database = { pool, url, directory: undefined, close: () => endPool(pool) }
  await requireOwner(pool).catch((error) => database.close().then(() => Promise.reject(error)))
  return database
}

async function openEmbedded(dataDir: string, log: Log): Promise<OwnedDatabase> {
  if (!(await hasCluster(dataDir))) throw new DatabaseStartError(`There is no database in ${dataDir}.`)
  const started = await startEmbeddedPostgres({ dataDir, log }).catch((error: unknown) => {
    if (error instanceof AlreadyOwnedError) return undefined
    throw error
  })
  const directory = await openPostgresDirectory(dataDir, log)
  const connection =
    started?.ownerConnection ?? toOwnerConnection(directory, await readOrCreatePassword(directory))
  const pool = await openPool(connection, { log, max: 2 })
  return {
    pool,
    url: undefined,
    directory,
    async close() {
      await endPool(pool)
      await started?.stop()
    },
  }
}

/** Returns true if the folder holds an embedded database. */
export function hasCluster(dataDir: string): Promise<boolean> {
  return access(path.join(dataDir, 'postgres/cluster/PG_VERSION')).then(
    () => true,
    () => false,
  )
}

/** The program's role cannot read the queue of jobs as a whole, nor change tables. */
async function requireOwner(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ role: string; owner: string }>(
    `select current_user as role, pg_get_userbyid(relowner) as owner from pg_class
     where oid = to_regclass('migrations') and not pg_has_role(relowner, 'usage')`,
  )
  if (!rows[0]) return
  throw new DatabaseStartError(
    `The role ${rows[0].role} does not own the tables. Set MIGRATION_DATABASE_URL to the role ${rows[0].owner}.`,
  )
}
