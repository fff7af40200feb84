import type pg from 'pg'
import { retrainModel } from '~backend/estimate/retrain-model'
import type { Log } from '~backend/platform/db/log'
import { openPool } from '~backend/platform/db/pool'

/** The file that worker threads run; its exports are their tasks. */

// The queries of a broken connection reject as well.
const log: Log = { info() {}, warn() {}, error() {} }

export async function retrainEstimates(connection: string | pg.PoolConfig): Promise<number | undefined> {
  const pool = await openPool(connection, { log, max: 1 })
  try {
    return await retrainModel(pool)
  } finally {
    await pool.end()
  }
}
