import type pg from 'pg'
import { ADVISORY_LOCKS } from '~backend/platform/db/advisory-locks'
import { inTransaction } from '~backend/platform/db/transaction'
import { addInitialData } from './initial-data'

/** Adds the initial data of a marketplace that is not a demo, once. */
export async function fillNewDatabase(pool: pg.Pool, rootDir: string): Promise<void> {
  await withSeedingLock(pool, (client) => inTransaction(client, () => addInitialData(client, { rootDir })))
}

/** Runs on a connection of its own. Instances that start together wait here, possibly for minutes. */
export async function withSeedingLock<Result>(
  pool: pg.Pool,
  run: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.seeding])
    return await run(client)
  } finally {
    // Closing the connection releases its lock and setting.
    client.release(true)
  }
}
