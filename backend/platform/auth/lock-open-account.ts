import type { Db } from '~backend/platform/db/pool'
import { unauthenticated } from '~backend/platform/http/errors'

/**
 * Keeps the account from being closed or blocked until the transaction ends.
 * Must be the first lock, because closing and blocking also take it first.
 * @throws ApiError 401 for a closed or blocked account
 */
export async function lockOpenAccount(transaction: Db, userId: number): Promise<void> {
  const { rowCount } = await transaction.query(
    'select from users where id = $1 and closed_at is null and blocked_at is null for no key update',
    [userId],
  )
  if (rowCount !== 1) throw unauthenticated()
}
