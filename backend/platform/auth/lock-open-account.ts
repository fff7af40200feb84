import type { Db } from '~backend/platform/db/pool'
import { unauthenticated } from '~backend/platform/http/errors'

/**
 * Keeps the account from being closed or blocked until the transaction ends. Taken before any other lock, as these take it first.
 * @throws ApiError 401 for an account that is closed or blocked
 */
export async function lockOpenAccount(transaction: Db, userId: number): Promise<void> {
  const { rowCount } = await transaction.query(
    'select from users where id = $1 and closed_at is null and blocked_at is null for no key update',
    [userId],
  )
  if (rowCount !== 1) throw unauthenticated()
}
