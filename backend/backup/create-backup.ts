import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type OwnedDatabase, type OwnerOptions, openAsOwner } from '~backend/platform/db/open-as-owner'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { createFolderStorage } from '~backend/statement-drafts/photos/folder-storage'
import { BackupError } from './backup-error'
import { copyCluster } from './cluster-copy'
import { dumpDatabase } from './database-dump'
import { copyFiles, type FilePlaces, openFileStores, requireOwnFiles } from './file-stores'
import {
  type Digest,
  digestFolder,
  FILE_PARTS,
  type FilePart,
  type Manifest,
  writeManifest,
} from './manifest'

export type BackupOptions = OwnerOptions & FilePlaces

/**
 * Backs up the database, then the files, so that no row lacks its file. The site may run.
 * @param folder is created, and must be empty
 * @throws BackupError with instructions for the operator
 */
export async function createBackup(folder: string, options: BackupOptions): Promise<Manifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0)
    throw new BackupError(`${folder} is not empty. Name a new folder for each backup.`)
  const stores = openFileStores(options)
  const database = await openAsOwner(options)
  const copied = await copyDatabase(database, folder, (identity) =>
    requireOwnFiles(stores, identity),
  ).finally(database.close)
  const files: Partial<Record<FilePart, Digest>> = {}
  for (const part of FILE_PARTS) {
    const target = join(folder, part)
    await mkdir(target, { mode: 0o700 })
    await copyFiles(stores[part], createFolderStorage(target), copied.identity)
    files[part] = await digestFolder(target)
  }
  const manifest: Manifest = {
    format: 1,
    finishedAt: new Date().toISOString(),
    ...copied,
    files: files as Manifest['files'],
  }
  await writeManifest(folder, manifest)
  return manifest
}

async function copyDatabase(
  { pool, url, directory }: OwnedDatabase,
  folder: string,
  check: (identity: string) => Promise<void>,
): Promise<Pick<Manifest, 'identity' | 'migration' | 'database'>> {
  const identity = await readIdentity(pool)
  await check(identity)
  const target = join(folder, 'database')
  await mkdir(target, { mode: 0o700 })
  const facts = await readFacts(pool)
  if (directory) await copyCluster(pool, directory, target)
  else await dumpDatabase(url ?? '', target)
  return {
    identity,
    migration: facts.migration,
    database: {
      kind: directory ? 'embedded' : 'dump',
      version: facts.version,
      platform: `${process.platform}-${process.arch}`,
      digest: await digestFolder(target),
    },
  }
}

/** Reads the identity that the files of the same marketplace have. */
export async function readIdentity(db: Db): Promise<string> {
  const { rows } = await db.query<Row<'file_store_identity', 'id'>>('select id from file_store_identity')
  if (!rows[0]) throw new BackupError('The database has no identity: start the site once.')
  return rows[0].id
}

async function readFacts(db: Db): Promise<{ migration: number; version: number }> {
  const { rows } = await db.query<{ migration: number; version: number }>(
    `select (select max(id) from migrations) as migration,
       current_setting('server_version_num')::int / 10000 as version`,
  )
  return rows[0] ?? { migration: 0, version: 0 }
}
