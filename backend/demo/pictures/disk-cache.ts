import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Creates a cache keyed by a hash of the input, so that a changed drawing gets a new file. */
export function createDiskCache(folder: string, maxBytes: number) {
  /** Size in bytes, counted on first use and then updated by writes. */
  let size: Promise<number> | null = null

  const placeOf = (key: string) => {
    const hash = createHash('sha256').update(key).digest('hex')
    return path.join(folder, hash.slice(0, 2), hash.slice(2, 34))
  }

  async function counted(before: Promise<number> | null, added: number) {
    const known = await before?.catch(() => null)
    const bytes = known === undefined || known === null ? totalBytes(await listFiles(folder)) : known + added
    return bytes > maxBytes ? evictOldest(folder, maxBytes) : bytes
  }

  return {
    async read(key: string): Promise<Buffer | null> {
      try {
        return await readFile(placeOf(key))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },

    /** Writes to a temporary name and renames it, so that readers never see partial files. */
    async write(key: string, bytes: Buffer) {
      const place = placeOf(key)
      const aside = `${place}.${randomUUID()}`
      await mkdir(path.dirname(place), { recursive: true })
      await writeFile(aside, bytes)
      await rename(aside, place)
      size = counted(size, bytes.length)
      await size
    },
  }
}

interface CachedFile {
  place: string
  bytes: number
  made: number
}

const totalBytes = (files: CachedFile[]) => files.reduce((sum, { bytes }) => sum + bytes, 0)

async function listFiles(folder: string): Promise<CachedFile[]> {
  const names = await readdir(folder, { recursive: true })
  const files = await Promise.all(
    names.map(async (name) => {
      const place = path.join(folder, name)
      // Temporary files are renamed concurrently.
      const found = await stat(place).catch(() => null)
      return found?.isFile() ? { place, bytes: found.size, made: found.mtimeMs } : null
    }),
  )
  return files.filter((file) => file !== null)
}

/**
 * Deletes the oldest files until a fifth is free.
 * @returns the remaining bytes
 */
async function evictOldest(folder: string, maxBytes: number) {
  const files = (await listFiles(folder)).sort((a, b) => a.made - b.made)
  let bytes = totalBytes(files)
  for (const file of files) {
    if (bytes <= maxBytes * 0.8) break
    await rm(file.place, { force: true })
    bytes -= file.bytes
  }
  return bytes
}
