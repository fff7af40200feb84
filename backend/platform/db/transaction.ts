import pg from 'pg'
import type { Db } from './pool'

/** Commits when `work` resolves and rolls back when it throws; `work` must not use the pool. */
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
