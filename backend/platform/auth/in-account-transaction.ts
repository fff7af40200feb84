import type pg from 'pg'
import type { Db } from '~backend/platform/db/pool'
import { inTransaction } from '~backend/platform/db/transaction'
import { lockOpenAccount } from './lock-open-account'

/** End of the last running or waiting transaction of this process, by account. */
const lastEnds = new Map<number, Promise<unknown>>()

/**
 * Runs a transaction exclusively for one account, which stays open meanwhile.
 * Waiting transactions hold no connection, so repeated clicks of one visitor cannot exhaust the pool.
 * @throws ApiError 401 for a closed or blocked account
 */
export async function inAccountTransaction<Result>(
  pool: pg.Pool,
  userId: number,
  work: (transaction: Db) => Promise<Result>,
): Promise<Result> {
  const run = () =>
    inTransaction(pool, async (transaction) => {
      await lockOpenAccount(transaction, userId)
      return work(transaction)
    })
  const result = (lastEnds.get(userId) ?? Promise.resolve()).then(run)
  const end = result.catch(() => {})
  lastEnds.set(userId, end)
  try {
    return await result
  } finally {
    if (lastEnds.get(userId) === end) lastEnds.delete(userId)
  }
}

/**
 * Runs an exclusive transaction for a user, or an ordinary one for a guest.
 * @throws ApiError 401 for a closed or blocked account
 */
export function inVisitorTransaction<Result>(
  pool: pg.Pool,
  userId: number | undefined,
  work: (transaction: Db) => Promise<Result>,
): Promise<Result> {
  return userId === undefined ? inTransaction(pool, work) : inAccountTransaction(pool, userId, work)
}
