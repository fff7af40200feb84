import pg from 'pg'
import type { Db } from './pool'

/**
 * Runs `work` in a transaction: committed when it resolves, rolled back when it throws. Everything inside must
 * use the given client, never the pool.
 *
 * @param db the pool, or a client outside of a transaction, which stays with the caller
 */
export async function inTransaction<Result>(
  db: pg.Pool | pg.ClientBase,
  work: (transaction: Db) => Promise<Result>,
): Promise<Result> {
  if (!(db instanceof pg.Pool)) return runTransaction(db, work)
  const client = await db.connect()
  let isBroken = false
  try {
    return await runTransaction(client, work, () => {
      isBroken = true
    })
  } finally {
    client.release(isBroken)
  }
}

async function runTransaction<Result>(
  client: pg.ClientBase,
  work: (transaction: Db) => Promise<Result>,
  onRollbackFailure = () => {},
): Promise<Result> {
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(onRollbackFailure)
    throw error
  }
}
