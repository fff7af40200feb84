import type { Logger } from 'pino'
import type { Db } from '../db/pool'
import { readTime } from '../db/read-time'

/** Maximum difference in ms between this process's clock and the database's. */
const MAX_OFFSET_MS = 60_000

/** Clock of the database, which plans jobs: clocks of processes may be wrong. */
export interface DatabaseClock {
  /** Returns the time in ms since 1970, without a query. */
  now(): number
  /**
   * Reads the clock again, and logs a warning if the clock of this process differs.
   * @returns ms by which the clock was set meanwhile; negative if it was set back
   */
  read(): Promise<number>
}

interface ClockOptions {
  log: Pick<Logger, 'error'>
  readTime?: (db: Db) => Promise<number>
}

export async function createDatabaseClock(
  db: Db,
  { log, readTime: readFrom = readTime }: ClockOptions,
): Promise<DatabaseClock> {
  let { offset } = await readOffset()
  let isOff = false

  /** Returns the difference to the monotonic clock, and half of the round trip as its error. */
  async function readOffset(): Promise<{ offset: number; errorMs: number }> {
    const before = performance.now()
    const time = await readFrom(db)
    const after = performance.now()
    return { offset: time - (before + after) / 2, errorMs: (after - before) / 2 }
  }

  const now = () => performance.now() + offset

  function checkOwnClock(): void {
    const ms = Date.now() - now()
    const wasOff = isOff
    isOff = Math.abs(ms) > MAX_OFFSET_MS
    if (isOff && !wasOff)
      log.error({ seconds: Math.round(ms / 1_000) }, 'the clock of this process differs from the database')
  }

  checkOwnClock()
  return {
    now,
    async read() {
      const before = offset
      const found = await readOffset()
      if (Math.abs(found.offset - offset) > found.errorMs) offset = found.offset
      checkOwnClock()
      return offset - before
    },
  }
}
