import { copyFile, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { createFolder } from '~backend/platform/create-folder'

/** Longer than a page stays open in a tab, or in a cache that answers while the site is away. */
const MAX_AGE_MS = 30 * 24 * 3_600_000

interface StoredAssetsOptions {
  /** Folder of the built files, which contains `assets`. */
  folder: string
  dataDir: string
  log: Pick<Logger, 'warn'>
  now?: Date
}

/**
 * Stores a copy of this build's assets in the data directory, because pages of this build ask later builds
 * for them. Processes that share the directory also find the files of each other's builds: while new
 * processes replace old ones, a page of one asks the other for its styles and scripts.
 * @returns folder with a folder `assets`; it is complete or empty if the disk does not take files
 */
export async function storeAssets({
  folder,
  dataDir,
  log,
  now = new Date(),
}: StoredAssetsOptions): Promise<string> {
  const stored = join(dataDir, 'built-files')
  const target = join(stored, 'assets')
  try {
    createFolder(target)
    for (const name of await readdir(join(folder, 'assets')))
      await copyOnce(join(folder, 'assets', name), join(target, name), now)
    await removeOld(target, new Date(now.getTime() - MAX_AGE_MS))
  } catch (error) {
    log.warn({ reason: (error as Error).message }, 'cannot store the files of this build for later ones')
  }
  return stored
}

/** Copies a file, or says that the copy is still in use. A name contains a hash of the content. */
async function copyOnce(from: string, to: string, now: Date): Promise<void> {
  const isCopied = await utimes(to, now, now).then(
    () => true,
    () => false,
  )
  if (isCopied) return
  const draft = `${to}.${process.pid}.draft`
  await copyFile(from, draft)
  await utimes(draft, now, now)
  await rename(draft, to)
}

async function removeOld(folder: string, before: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    // Another process may remove it at the same time.
    const { mtime } = await stat(file).catch(() => ({ mtime: before }))
    if (mtime < before) await rm(file, { force: true })
  }
}
