import { randomUUID } from 'node:crypto'
import { readdir, readFile, rename, stat, unlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createFolder } from '~backend/platform/create-folder'
import { COOKIE_STORE_LIMITS, type CookieStore, getVisitorOfEntry } from '~contract/cookie-store'

/** Valid names of entries; none is a path outside the folder. */
const ENTRY_NAME = /^[\w-]+\.[\w-]+$/

interface Entry {
  id: string
  bytes: number
  expiresAt: number
}

/**
 * Stores values as files, for sites without a database of ours and without Redis. Processes that share the
 * folder share the values. The file's modification time is the time at which the entry expires.
 */
export function createFileCookieStore(folder: string): CookieStore {
  let isReady = false
  const toPath = (id: string) => join(folder, id)
  return {
    async save({ id, sealed, maxAgeSeconds }) {
      if (!ENTRY_NAME.test(id)) return false
      if (!isReady) createFolder(folder)
      isReady = true
      const others = (await removeExpired(folder)).filter((entry) => entry.id !== id)
      const visitor = getVisitorOfEntry(id)
      const own = others
        .filter((entry) => getVisitorOfEntry(entry.id) === visitor)
        .toSorted((one, other) => other.expiresAt - one.expiresAt)
      const excess = own.slice(COOKIE_STORE_LIMITS.entriesPerVisitor - 1)
      await Promise.all(excess.map((entry) => removeFile(toPath(entry.id))))
      const left = others.filter((entry) => !excess.includes(entry))
      const bytes = left.reduce((sum, entry) => sum + entry.bytes, sealed.length)
      if (left.length >= COOKIE_STORE_LIMITS.entries || bytes > COOKIE_STORE_LIMITS.bytes) return false
      const draft = toPath(`${randomUUID()}~`)
      await writeFile(draft, sealed, { mode: 0o600 })
      const expiresAt = new Date(Date.now() + maxAgeSeconds * 1_000)
      await utimes(draft, expiresAt, expiresAt)
      await rename(draft, toPath(id))
      return true
    },
    async find(id) {
      if (!ENTRY_NAME.test(id)) return undefined
      try {
        const { mtimeMs } = await stat(toPath(id))
        return mtimeMs > Date.now() ? await readFile(toPath(id)) : undefined
      } catch (error) {
        return ignoreMissing(error)
      }
    },
    async remove(id) {
      if (ENTRY_NAME.test(id)) await removeFile(toPath(id))
    },
  }
}

/** @returns entries that have not expired */
async function removeExpired(folder: string): Promise<Entry[]> {
  const entries: Entry[] = []
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const { size, mtimeMs } = (await stat(path).catch(ignoreMissing)) ?? { size: 0, mtimeMs: 0 }
    // Unfinished files are left to the process that writes them, unless a crash has left them behind.
    const expiresAt = ENTRY_NAME.test(name) ? mtimeMs : mtimeMs + 60_000
    if (expiresAt <= Date.now()) await removeFile(path)
    else if (ENTRY_NAME.test(name)) entries.push({ id: name, bytes: size, expiresAt })
  }
  return entries
}

async function removeFile(path: string): Promise<void> {
  await unlink(path).catch(ignoreMissing)
}

/** @throws any other error */
function ignoreMissing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
}
