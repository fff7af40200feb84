import { opendir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import express from 'express'
import { UNFINISHED_FOLDER, writeDurably } from './durable-files'
import type { PhotoStorage } from './photo-storage'

const LISTED_AT_ONCE = 1_000

/** Photos on the disk of the site. */
export function createFolderStorage(folder: string): PhotoStorage {
  const remove = async (names: readonly string[]) => {
    await Promise.all(names.map((name) => rm(join(folder, name), { force: true })))
  }
  return {
    serve: express.static(folder, { immutable: true, maxAge: '365d', index: false, dotfiles: 'ignore' }),
    write: (files) => writeDurably(folder, files),
    read: (name) => readFile(join(folder, name)).catch(requireNoFile),
    remove,
    list: () => listFiles(folder),
    removeOlder: (names, beforeMs) => removeOlderFiles(folder, names, beforeMs),
    async removeUnfinished(beforeMs) {
      const unfinished = join(folder, UNFINISHED_FOLDER)
      await removeOlderFiles(unfinished, await readdir(unfinished).catch(() => []), beforeMs)
    },
  }
}

async function* listFiles(folder: string): AsyncIterable<readonly string[]> {
  const directory = await opendir(folder, { bufferSize: LISTED_AT_ONCE }).catch(requireNoFile)
  if (!directory) return
  let names: string[] = []
  for await (const entry of directory) {
    if (entry.isFile()) names.push(entry.name)
    if (names.length < LISTED_AT_ONCE) continue
    yield names
    names = []
  }
  if (names.length > 0) yield names
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
