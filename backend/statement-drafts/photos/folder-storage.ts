import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import express from 'express'
import { UNFINISHED_FOLDER, writeDurably } from './durable-files'
import type { PhotoStorage } from './photo-storage'

/** Photos on the disk of the site. */
export function createFolderStorage(folder: string): PhotoStorage {
  const remove = async (names: readonly string[]) => {
    await Promise.all(names.map((name) => rm(join(folder, name), { force: true })))
  }
  return {
    listingIntervalMs: 0,
    serve: express.static(folder, { immutable: true, maxAge: '365d', index: false, dotfiles: 'ignore' }),
    write: (files) => writeDurably(folder, files),
    read: (name) => readFile(join(folder, name)).catch(requireNoFile),
    remove,
    async *list() {
      const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
      yield entries.filter((entry) => entry.isFile()).map(({ name }) => name)
    },
    removeOlder: (names, beforeMs) => removeOlderFiles(folder, names, beforeMs),
    async removeUnfinished(beforeMs) {
      const unfinished = join(folder, UNFINISHED_FOLDER)
      await removeOlderFiles(unfinished, await readdir(unfinished).catch(() => []), beforeMs)
    },
  }
}

export async function removeOlderFiles(
  folder: string,
  names: readonly string[],
  beforeMs: number,
): Promise<void> {
  for (const name of names) {
    const path = join(folder, name)
    const facts = await stat(path).catch(() => undefined)
    if (facts && facts.mtimeMs < beforeMs) await rm(path, { force: true })
  }
}

function requireNoFile(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
