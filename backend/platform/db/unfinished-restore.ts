import { access, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import type { Db } from './pool'
import { DatabaseStartError } from './start-error'
import { inTransaction } from './transaction'

const MARK_FILE = 'restore-unfinished'
const MESSAGE =
  'A restore was interrupted, so this marketplace is incomplete. Run `npm run restore -- FOLDER --replace` again.'

/** Marks the data directory until its restore is complete. */
export async function markFolderUnfinished(dataDir: string): Promise<void> {
  await writeFile(join(dataDir, MARK_FILE), '')
}

export async function markFolderFinished(dataDir: string): Promise<void> {
  await rm(join(dataDir, MARK_FILE), { force: true })
}

/** Drops all tables and marks the database until its restore is complete. */
export async function emptyDatabase(owner: pg.Pool): Promise<void> {
  await inTransaction(owner, async (transaction) => {
    await transaction.query('drop schema if exists graphile_worker cascade')
    await transaction.query('drop schema public cascade')
    await transaction.query('create schema public')
    await transaction.query('create schema if not exists unfinished_restore')
  })
}

export async function markDatabaseFinished(owner: Db): Promise<void> {
  await owner.query('drop schema if exists unfinished_restore')
}

/** @throws DatabaseStartError if a restore into the data directory was interrupted */
export async function requireFinishedFolder(dataDir: string): Promise<void> {
  const isMarked = await access(join(dataDir, MARK_FILE)).then(
    () => true,
    () => false,
  )
  if (isMarked) throw new DatabaseStartError(MESSAGE)
}

/** @throws DatabaseStartError if a restore into the database was interrupted */
export async function requireFinishedDatabase(db: Db): Promise<void> {
  const { rowCount } = await db.query("select where to_regnamespace('unfinished_restore') is not null")
  if (rowCount === 1) throw new DatabaseStartError(MESSAGE)
}
