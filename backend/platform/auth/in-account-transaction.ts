import type pg from 'pg'
import type { Db } from '~backend/platform/db/pool'
import { inTransaction } from '~backend/platform/db/transaction'
import { lockOpenAccount } from './lock-open-account'

/** By account, the end of the last transaction of this process that began or waits. */
const lastEnds = new Map<number, Promise<unknown>>()

/**
 * A transaction that nothing else of the same account runs beside, and during which it stays open. Those that wait for one
 * another hold no connection: repeated presses of one visitor would take those of all.
 * @throws ApiError 401 for an account that is closed or blocked
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
 * The same for what guests may do as well, with whom it is an ordinary transaction.
 * @throws ApiError 401 for an account that is closed or blocked
 */
export function inVisitorTransaction<Result>(
  pool: pg.Pool,
  userId: number | undefined,
  work: (transaction: Db) => Promise<Result>,
): Promise<Result> {
  return userId === undefined ? inTransaction(pool, work) : inAccountTransaction(pool, userId, work)
}
