import { join } from 'node:path'
import { createFolder } from '~backend/platform/create-folder'
import { isAtHome, markAsCopy, takeOver } from '~backend/platform/database-home'
import { openPostgresDirectory } from '~backend/platform/db/embedded/postgres-directory'
import { startEmbeddedPostgres } from '~backend/platform/db/embedded-postgres'
import { countMigrations } from '~backend/platform/db/migrate'
import { hasCluster, openAsOwner } from '~backend/platform/db/open-as-owner'
import { type Db, endPool, openPool } from '~backend/platform/db/pool'
import {
  emptyDatabase,
  markDatabaseFinished,
  markFolderFinished,
  markFolderUnfinished,
} from '~backend/platform/db/unfinished-restore'
import { createFolderStorage } from '~backend/statement-drafts/photos/folder-storage'
import { BackupError } from './backup-error'
import { placeCluster } from './cluster-copy'
import { type BackupOptions, readIdentity } from './create-backup'
import { restoreDump } from './database-dump'
import { copyFiles, findFilledPart, openFileStores, requireOwnFiles } from './file-stores'
import { FILE_PARTS, type Manifest, readManifest, requireComplete } from './manifest'

export interface RestoreOptions extends BackupOptions {
  /** Folder of the program's migrations. */
  migrationFolder: string
  /** Replaces a database and files that are there already. */
  replaces: boolean
  /** Makes the copy the marketplace, whose jobs run. */
  takesOver: boolean
}

export interface Restored {
  manifest: Manifest
  /** Folder of the embedded database that was there before. */
  former: string | undefined
}

/**
 * Restores a backup: database first, then files. The site must not run.
 * @throws BackupError with instructions for the operator; a target that does not fit is not changed
 */
export async function restoreBackup(folder: string, options: RestoreOptions): Promise<Restored> {
  const manifest = await readManifest(folder)
  await requireProgram(manifest, options)
  await requireComplete(folder, manifest)
  const stores = openFileStores(options)
  await requireOwnFiles(stores, manifest.identity)
  await requireTarget(manifest, options)
  const filled = options.replaces ? undefined : await findFilledPart(stores)
  if (filled) throw new BackupError(`There are ${filled} already. ${REPLACE_HINT}`)

  createFolder(options.dataDir)
  await markFolderUnfinished(options.dataDir)
  const source = join(folder, 'database')
  const former = await (manifest.database.kind === 'embedded'
    ? restoreEmbedded(source, options)
    : restoreServer(source, options))
  for (const part of FILE_PARTS)
    await copyFiles(createFolderStorage(join(folder, part)), stores[part], manifest.identity)
  await finish(options)
  return { manifest, former }
}

const REPLACE_HINT = 'Name an empty target, or add --replace.'

async function requireProgram(
  { migration, database }: Manifest,
  { migrationFolder, databaseUrl }: RestoreOptions,
): Promise<void> {
  const known = await countMigrations(migrationFolder)
  if (migration > known)
    throw new BackupError(
      `The backup has ${migration} migrations and this version knows ${known}. Restore it with the version that made it.`,
    )
  const platform = `${process.platform}-${process.arch}`
  if (database.kind === 'dump' && !databaseUrl)
    throw new BackupError('The backup holds a dump of a server. Set DATABASE_URL to an empty database.')
  if (database.kind === 'embedded' && databaseUrl)
    throw new BackupError('The backup holds an embedded database. Restore it without DATABASE_URL.')
  if (database.kind === 'embedded' && database.platform !== platform)
    throw new BackupError(`The embedded database of ${database.platform} cannot run on ${platform}.`)
}

/** Refuses a target in use, of another marketplace, or one that is not empty. */
async function requireTarget({ identity }: Manifest, options: RestoreOptions): Promise<void> {
  const { databaseUrl, dataDir, replaces } = options
  if (!databaseUrl) {
    if (!(await hasCluster(dataDir))) return
    if (!replaces) throw new BackupError(`${dataDir} has a database already. ${REPLACE_HINT}`)
    // Fails if the site is running. Only then may its files be moved.
    await startEmbeddedPostgres(options).then((server) => server.stop())
    return
  }
  const { pool, close } = await openAsOwner(options)
  try {
    const { isEmpty, users } = await readState(pool)
    if (isEmpty) return
    if (!replaces) throw new BackupError(`The database has tables already. ${REPLACE_HINT}`)
    if ((await readIdentity(pool)) !== identity)
      throw new BackupError('The database belongs to another marketplace: check DATABASE_URL.')
    if (users > 0) throw new BackupError('The site is running. Stop all its processes first.')
  } finally {
    await close()
  }
}

async function readState(db: Db): Promise<{ isEmpty: boolean; users: number }> {
  const { rows } = await db.query<{ tables: number; users: number }>(
    `select (select count(*)::int from pg_tables where schemaname = 'public') as tables,
       (select count(distinct pid)::int from pg_stat_activity
        where datname = current_database() and application_name = 'ezo' and pid <> pg_backend_pid()) as users`,
  )
  const { tables = 0, users = 0 } = rows[0] ?? {}
  return { isEmpty: tables === 0, users }
}

async function restoreEmbedded(source: string, options: RestoreOptions): Promise<string | undefined> {
  const home = await openPostgresDirectory(options.dataDir, options.log)
  return placeCluster(source, home)
}

async function restoreServer(source: string, options: RestoreOptions): Promise<undefined> {
  const url = options.migrationDatabaseUrl ?? options.databaseUrl ?? ''
  const pool = await openPool(url, { log: options.log, max: 1 })
  await emptyDatabase(pool).finally(() => endPool(pool))
  await restoreDump(url, source)
}

/** Decides where jobs run, and takes the marks of the restore away. */
async function finish(options: RestoreOptions): Promise<void> {
  const { pool, close } = await openAsOwner(options)
  try {
    await (options.takesOver ? takeOver(pool) : markAsCopy(pool))
    await markDatabaseFinished(pool)
    await markFolderFinished(options.dataDir)
  } finally {
    await close()
  }
}

/**
 * Makes a copy the marketplace, so that its jobs run.
 * @returns false if it was already
 */
export async function takeOverCopy(options: BackupOptions): Promise<boolean> {
  const { pool, close } = await openAsOwner(options)
  try {
    if (await isAtHome(pool)) return false
    await takeOver(pool)
    return true
  } finally {
    await close()
  }
}
