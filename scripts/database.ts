import { join } from 'node:path'
import type pg from 'pg'
import { startEmbeddedPostgres } from '~backend/platform/db/embedded-postgres'
import { migrate } from '~backend/platform/db/migrate'
import { openPool } from '~backend/platform/db/pool'
import { parseSettings } from '~server/settings'

const log = { ...console, info: () => {} }

/**
 * Lends the marketplace's database, the one of DATABASE_URL or the embedded one of DATA_DIR.
 *
 * @throws DatabaseStartError when it cannot be had; the embedded one not while the marketplace runs
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
