import { join } from 'node:path'
import type pg from 'pg'
import { startEmbeddedPostgres } from '../backend/db/embedded-postgres'
import { migrate } from '../backend/db/migrate'
import { openPool } from '../backend/db/pool'
import { readSettings } from '../server/settings'

const log = { ...console, info: () => {} }

/**
 * Lends the marketplace's database, the one of DATABASE_URL or the embedded one of DATA_DIR.
 *
 * @throws DatabaseStartError when it cannot be had; the embedded one not while the marketplace runs
 */
export async function withDatabase<Result>(work: (pool: pg.Pool) => Promise<Result>): Promise<Result> {
  const { databaseUrl, dataDir } = readSettings(process.env)
  const embedded = databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir, log })
  try {
    const pool = await openPool(databaseUrl ?? embedded?.connection ?? {}, { log })
    try {
      await migrate(pool, { folder: join(process.cwd(), 'backend/db/migrations'), log })
      return await work(pool)
    } finally {
      await pool.end()
    }
  } finally {
    await embedded?.stop()
  }
}
