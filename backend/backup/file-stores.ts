import { join } from 'node:path'
import type { Logger } from 'pino'
import { type FileStore, IDENTITY_FILE, QUARANTINE_FOLDER } from '~backend/platform/file-quarantine'
import { createFolderStorage } from '~backend/statement-drafts/photos/folder-storage'
import { createS3Storage, type S3Settings } from '~backend/statement-drafts/photos/s3-storage'
import { BackupError } from './backup-error'
import { FILE_PARTS, type FilePart } from './manifest'

export interface FilePlaces {
  dataDir: string
  s3?: S3Settings | undefined
  log: Pick<Logger, 'warn'>
}

export type FileStores = Readonly<Record<FilePart, FileStore>>

/** Opens the folders of uploaded files, and the bucket if photos are stored there. */
export function openFileStores({ dataDir, s3, log }: FilePlaces): FileStores {
  return {
    photos: s3 ? createS3Storage(s3, { log }) : createFolderStorage(join(dataDir, 'uploads/photos')),
    'profile-pictures': createFolderStorage(join(dataDir, 'uploads')),
    'form-files': createFolderStorage(join(dataDir, 'form-files')),
  }
}

/** Finds a part whose files belong to another database. */
export async function findForeignPart(stores: FileStores, identity: string): Promise<FilePart | undefined> {
  for (const part of FILE_PARTS) {
    const written = (await stores[part].read(IDENTITY_FILE))?.toString('utf8').trim()
    if (written !== undefined && written !== identity) return part
  }
  return undefined
}

/** @throws BackupError if a folder or bucket belongs to another database */
export async function requireOwnFiles(stores: FileStores, identity: string): Promise<void> {
  const foreign = await findForeignPart(stores, identity)
  if (foreign)
    throw new BackupError(`The ${foreign} belong to another marketplace: check DATA_DIR and S3_BUCKET.`)
}

/** Finds a part that has files already. */
export async function findFilledPart(stores: FileStores): Promise<FilePart | undefined> {
  for (const part of FILE_PARTS)
    for await (const names of stores[part].list()) if (names.length > 0) return part
  return undefined
}

/**
 * Copies all files. Those in quarantine are copied last, because files move there meanwhile.
 * @param identity is written into the target
 */
export async function copyFiles(from: FileStore, to: FileStore, identity: string): Promise<void> {
  await to.write(new Map([[IDENTITY_FILE, Buffer.from(identity)]]))
  for await (const names of from.list()) await copyNames(from, to, names)
  for await (const names of from.list(QUARANTINE_FOLDER))
    for (const name of names) {
      const bytes = await from.read(`${QUARANTINE_FOLDER}/${name}`)
      if (!bytes) continue
      // Only a move creates the folder.
      await to.write(new Map([[name, bytes]]))
      await to.move(new Map([[name, `${QUARANTINE_FOLDER}/${name}`]]))
    }
}

async function copyNames(from: FileStore, to: FileStore, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const bytes = await from.read(name)
    if (bytes) await to.write(new Map([[name, bytes]]))
  }
}
