import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Dot folders are never served. */
export const UNFINISHED_FOLDER = '.unfinished'

/** The files are complete under their names, and on the disk, before this resolves; or none of this call is left. */
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
    // One that cannot be removed keeps no other.
    await Promise.allSettled(written.map((path) => rm(path, { force: true })))
    throw error
  }
}

/** Names are entries of the folder, which has to reach the disk as well. */
async function syncFolder(folder: string): Promise<void> {
  const directory = await open(folder, 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}
