import type pg from 'pg'
import { openDatabase } from '~backend/platform/db/open-database'
import { createLog } from '~server/log'
import { parseSettings } from '~server/settings/settings'

/**
 * Uses DATABASE_URL, or the embedded database of DATA_DIR while the site does not run.
 * @param prepare is given the database as the owner of its tables, before the work
 * @throws DatabaseStartError when the database cannot be opened
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
