import { mkdir, opendir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import express from 'express'
import { IDENTITY_FILE } from '~backend/platform/file-quarantine'
import { UNFINISHED_FOLDER, writeDurably } from './durable-files'
import type { PhotoStorage } from './photo-storage'

const LISTED_AT_ONCE = 1_000

/** Photos on the local disk. */
export function createFolderStorage(folder: string): PhotoStorage {
  const remove = async (names: readonly string[]) => {
    await Promise.all(names.map((name) => rm(join(folder, name), { force: true })))
  }
  return {
    serve: express.static(folder, { immutable: true, maxAge: '365d', index: false, dotfiles: 'ignore' }),
    write: (files) => writeDurably(folder, files),
    read: (name) => readFile(join(folder, name)).catch(requireNoFile),
    remove,
    async move(names) {
      for (const [from, to] of names) {
        await mkdir(dirname(join(folder, to)), { recursive: true })
        await rename(join(folder, from), join(folder, to)).catch(requireNoFile)
      }
    },
    list: (below = '') => listFiles(join(folder, below)),
    findOlder: (names, beforeMs) => findOlderFiles(folder, names, beforeMs),
    async removeUnfinished(beforeMs) {
      const unfinished = join(folder, UNFINISHED_FOLDER)
      await removeOlderFiles(unfinished, beforeMs)
    },
  }
}

async function* listFiles(folder: string): AsyncIterable<readonly string[]> {
  const directory = await opendir(folder, { bufferSize: LISTED_AT_ONCE }).catch(requireNoFile)
  if (!directory) return
  let names: string[] = []
  for await (const entry of directory) {
    if (entry.isFile() && entry.name !== IDENTITY_FILE) names.push(entry.name)
    if (names.length < LISTED_AT_ONCE) continue
    yield names
    names = []
  }
  if (names.length > 0) yield names
}

/** Removes files of a folder written before this time. */
export async function removeOlderFiles(folder: string, beforeMs: number): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of await findOlderFiles(folder, names, beforeMs))
    await rm(join(folder, name), { force: true })
}

async function findOlderFiles(folder: string, names: readonly string[], beforeMs: number): Promise<string[]> {
  const older: string[] = []
  for (const name of names) {
    const facts = await stat(join(folder, name)).catch(() => undefined)
    if (facts && facts.mtimeMs <= beforeMs) older.push(name)
  }
  return older
}

function requireNoFile(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
