import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Folder of unfinished files; names with a dot are never served. */
export const UNFINISHED_FOLDER = '.unfinished'

/** Writes files durably: all of them are complete and synced, or none remains. */
export async function writeDurably(folder: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  const unfinished = join(folder, UNFINISHED_FOLDER)
  await mkdir(unfinished, { recursive: true })
  const written: string[] = []
  try {
    for (const [name, bytes] of files) {
      const temporary = join(unfinished, randomUUID())
      written.push(temporary)
      const file = await open(temporary, 'wx')
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      written.push(join(folder, name))
      await rename(temporary, join(folder, name))
    }
    await syncFolder(folder)
  } catch (error) {
    // A failed removal does not stop the others.
    await Promise.allSettled(written.map((path) => rm(path, { force: true })))
    throw error
  }
}

/** File names are entries of the folder, so the folder must be synced as well. */
async function syncFolder(folder: string): Promise<void> {
  const directory = await open(folder, 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}
