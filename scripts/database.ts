import type pg from 'pg'
import { openDatabase } from '~backend/platform/db/open-database'
import { createLog } from '~server/log'
import { parseSettings } from '~server/settings'

/**
 * Uses DATABASE_URL, or the embedded database of DATA_DIR while the site does not run.
 * @throws DatabaseStartError when the database cannot be opened
 */
export async function withDatabase<Result>(work: (pool: pg.Pool) => Promise<Result>): Promise<Result> {
  const settings = parseSettings(process.env)
  const { pool, close } = await openDatabase({ ...settings, rootDir: process.cwd(), log: createLog('warn') })
  try {
    return await work(pool)
  } finally {
    await close()
  }
}
