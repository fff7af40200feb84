import type pg from 'pg'
import type { Db } from './pool'

/**
 * Runs `work` in a transaction: committed when it resolves, rolled back when it throws. Everything inside must
 * use the given client, never the pool.
 *
 * @returns what `work` returns
 * @throws what `work` throws
 */
export async function withTransaction<Result>(
  pool: pg.Pool,
  work: (transaction: Db) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    // A client that cannot roll back is of no use to the next one: the pool throws it away.
    await client.query('rollback').catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    client.release(broken)
  }
}
