import { join } from 'node:path'
import type pg from 'pg'
import { startEmbeddedPostgres } from '~backend/platform/db/embedded-postgres'
import { migrate } from '~backend/platform/db/migrate'
import { openPool } from '~backend/platform/db/pool'
import { parseSettings } from '~server/settings'

const log = { ...console, info: () => {} }

/**
 * Uses DATABASE_URL, or the embedded database of DATA_DIR while the site does not run.
 * @throws DatabaseStartError when the database cannot be opened
 */
export async function withDatabase<Result>(work: (pool: pg.Pool) => Promise<Result>): Promise<Result> {
  const { databaseUrl, dataDir } = parseSettings(process.env)
  const embedded = databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir, log })
  try {
    const pool = await openPool(databaseUrl ?? embedded?.connection ?? {}, { log })
    try {
      await migrate(pool, { folder: join(process.cwd(), 'backend/platform/db/migrations'), log })
      return await work(pool)
    } finally {
      await pool.end()
    }
  } finally {
    await embedded?.stop()
  }
}
