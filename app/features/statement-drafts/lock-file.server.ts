import { open, rm, stat, utimes } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

const REFRESH_MS = 1_000
/** Age in ms after which a lock belongs to a crashed process, as live ones refresh theirs. */
const STALE_MS = 5_000
const POLL_MS = 50

/**
 * Locks a file for all processes that share its folder, by a second file beside it.
 * @param deadline time of `performance.now()`
 * @returns a function that unlocks it; undefined if the lock was not free before the deadline
 */
export async function lockFile(path: string, deadline: number): Promise<(() => Promise<void>) | undefined> {
  const lock = toLockPath(path)
  let seen = { mtimeMs: 0, atMs: performance.now() }
  while (!(await create(lock))) {
    const now = performance.now()
    // Times of the folder's clock are compared only with one another.
    const { mtimeMs = 0 } = (await stat(lock).catch(() => undefined)) ?? {}
    if (mtimeMs !== seen.mtimeMs) seen = { mtimeMs, atMs: now }
    else if (now - seen.atMs > STALE_MS) await rm(lock, { force: true })
    if (now >= deadline) return undefined
    await sleep(POLL_MS)
  }
  const refreshing = setInterval(() => {
    const now = new Date()
    utimes(lock, now, now).catch(() => undefined)
  }, REFRESH_MS)
  return async () => {
    clearInterval(refreshing)
    await rm(lock, { force: true })
  }
}

export const toLockPath = (path: string) => `${path}.lock`

async function create(lock: string): Promise<boolean> {
  try {
    const file = await open(lock, 'wx', 0o600)
    await file.close()
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}
