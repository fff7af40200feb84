import type pg from 'pg'
import { openDatabase } from '~backend/platform/db/open-database'
import { createLog } from '~server/log'
import { parseSettings } from '~server/settings/settings'

/**
 * Runs work on DATABASE_URL, or on the embedded database of DATA_DIR if the site is not running.
 * @param prepare gets the database with the rights of its owner, before the work
 * @throws DatabaseStartError if the database cannot be opened
 */
export async function withDatabase<Result>(
  work: (pool: pg.Pool) => Promise<Result>,
  prepare?: (owner: pg.Pool) => Promise<void>,
): Promise<Result> {
  const settings = parseSettings(process.env)
  const { pool, close } = await openDatabase({
    ...settings,
    rootDir: process.cwd(),
    log: createLog('warn'),
    ...(prepare && { prepare }),
  })
  try {
    return await work(pool)
  } finally {
    await close()
  }
}
