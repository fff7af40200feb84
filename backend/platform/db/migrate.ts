import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { ADVISORY_LOCKS } from './advisory-locks'
import type { Log } from './log'
import { checkGeorgianSearch, type Db } from './pool'
import { DatabaseStartError } from './start-error'
import { inTransaction } from './transaction'

const FILE_NAME = /^(\d{4})_[a-z0-9_]+\.sql$/
/** First line of a migration that older programs can work with. */
const COMPATIBLE_DOWN_TO = /^-- Compatible down to (\d{4})\./

interface Migration {
  id: number
  name: string
  sql: string
  checksum: string
  /** Number of the last migration known to the oldest program that can work with this schema. */
  compatibleDownTo: number
}

interface AppliedMigration {
  id: number
  name: string
  checksum: string
  /** Null for migrations of earlier versions, which only their own program and newer ones can work with. */
  compatible_down_to: number | null
}

/**
 * Runs new migrations. Instances that start together wait for one another.
 * @returns the file names of the migrations run
 * @throws DatabaseStartError if a file is misnamed, missing, changed since it ran, or fails
 */
export async function migrate(
  pool: pg.Pool,
  { folder, log }: { folder: string; log: Log },
): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.migration])
    await createOwnTables(client)
    const pending = migrations.slice(await countApplied(client, migrations))
    for (const migration of pending) {
      await applyMigration(client, migration)
      log.info(`migrated the database: ${migration.name}`)
    }
    await checkGeorgianSearch(client)
    return pending.map(({ name }) => name)
  } finally {
    // Closing the connection releases its lock and setting.
    client.release(true)
  }
}

/** Returns the number of the last migration that the program knows. */
export async function countMigrations(folder: string): Promise<number> {
  return (await readMigrations(folder)).length
}

/**
 * Lists the migrations that `migrate` would run, without changing anything.
 * @throws DatabaseStartError if the program cannot work with the database
 */
export async function listPendingMigrations(db: Db, folder: string): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const pending = migrations.slice(await countApplied(db, migrations))
  return pending.map(({ name }) => name)
}

/**
 * Checks the schema for a program that may not change it.
 * @throws DatabaseStartError if a migration is pending
 */
export async function requireMigrated(db: Db, folder: string): Promise<void> {
  const pending = await listPendingMigrations(db, folder)
  if (pending.length === 0) return
  throw new DatabaseStartError(
    `The database lacks ${pending.length} migrations, the next is ${pending[0]}, and this role may not run them. ` +
      'Run `npm run migrate` with MIGRATION_DATABASE_URL, or set it here.',
  )
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name, index) => {
      const id = Number(FILE_NAME.exec(name)?.[1])
      if (id !== index + 1) {
        const expected = String(index + 1).padStart(4, '0')
        throw new DatabaseStartError(
          `${path.join(folder, name)}: the next migration should be ${expected}_name.sql`,
        )
      }
      const sql = await readFile(path.join(folder, name), 'utf8')
      const checksum = createHash('sha256').update(sql).digest('hex')
      return { id, name, sql, checksum, compatibleDownTo: Number(COMPATIBLE_DOWN_TO.exec(sql)?.[1] ?? id) }
    }),
  )
}

/** Creates the tables that describe the database itself: its migrations, and the place where its jobs run. */
async function createOwnTables(client: pg.PoolClient): Promise<void> {
  await client.query(
    `create table if not exists database_home (
       cluster text not null,
       name text not null,
       recorded_at timestamptz not null default now(),
       is_only boolean primary key default true check (is_only)
     );
     create table if not exists migrations (
       id integer primary key,
       name text not null,
       checksum text not null,
       applied_at timestamptz not null default now(),
       compatible_down_to integer
     )`,
  )
  // Altering locks out a backup, so it happens only once.
  const columns = await listColumns(client)
  if (!columns.has('compatible_down_to'))
    await client.query('alter table migrations add column compatible_down_to integer')
}

async function listColumns(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = to_regclass('migrations') and attnum > 0 and not attisdropped`,
  )
  return new Set(rows.map(({ name }) => name))
}

/**
 * Counts the migrations that have run.
 * @throws DatabaseStartError if one has changed since, or the schema is too new for this program
 */
async function countApplied(db: Db, migrations: Migration[]): Promise<number> {
  const columns = await listColumns(db)
  if (columns.size === 0) return 0
  const { rows: applied } = await db.query<AppliedMigration>('select * from migrations order by id')
  for (const [index, { checksum }] of migrations.entries()) {
    const ran = applied[index]
    if (!ran || ran.checksum === checksum) continue
    throw new DatabaseStartError(
      `${ran.name} has changed since it was run on this database. Restore it and put the change into a new file.`,
    )
  }
  const newer = applied.slice(migrations.length)
  const incompatible = newer.find(
    ({ id, compatible_down_to }) => (compatible_down_to ?? id) > migrations.length,
  )
  if (incompatible)
    throw new DatabaseStartError(
      `The database is newer than the program: it has already had ${incompatible.name}, ` +
        'which this version cannot work with. Start the version that migrated it, or restore a backup.',
    )
  return applied.length
}

async function applyMigration(client: pg.PoolClient, migration: Migration) {
  const { id, name, sql, checksum, compatibleDownTo } = migration
  await inTransaction(client, async (transaction) => {
    await transaction.query(sql)
    await transaction.query(
      'insert into migrations (id, name, checksum, compatible_down_to) values ($1, $2, $3, $4)',
      [id, name, checksum, compatibleDownTo],
    )
  }).catch((cause: Error) => {
    throw new DatabaseStartError(`${name} failed: ${cause.message}`, { cause })
  })
}
