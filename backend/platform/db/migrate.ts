import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { ADVISORY_LOCKS } from './advisory-locks'
import type { Log } from './log'
import { checkGeorgianSearch } from './pool'
import { DatabaseStartError } from './start-error'
import { inTransaction } from './transaction'

const FILE_NAME = /^(\d{4})_[a-z0-9_]+\.sql$/

interface Migration {
  id: number
  name: string
  sql: string
  checksum: string
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
      return { id, name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

async function countApplied(client: pg.PoolClient, migrations: Migration[]): Promise<number> {
  await client.query(
    `create table if not exists migrations (
       id integer primary key,
       name text not null,
       checksum text not null,
       applied_at timestamptz not null default now()
     )`,
  )
  const { rows: applied } = await client.query<Omit<Migration, 'sql'>>('select * from migrations order by id')
  for (const [index, { name, checksum }] of applied.entries()) {
    const file = migrations[index]
    if (!file)
      throw new DatabaseStartError(`The database is newer than the program: it has already had ${name}.`)
    if (file.checksum === checksum) continue
    throw new DatabaseStartError(
      `${file.name} has changed since it was run on this database. Restore it and put the change into a new file.`,
    )
  }
  return applied.length
}

async function applyMigration(client: pg.PoolClient, { id, name, sql, checksum }: Migration) {
  await inTransaction(client, async (transaction) => {
    await transaction.query(sql)
    await transaction.query('insert into migrations (id, name, checksum) values ($1, $2, $3)', [
      id,
      name,
      checksum,
    ])
  }).catch((cause: Error) => {
    throw new DatabaseStartError(`${name} failed: ${cause.message}`, { cause })
  })
}
