import type pg from 'pg'
import { verifyPassword } from '~backend/auth/passwords'
import { clearAttempts, recordAttempt, TooManyAttempts } from '~backend/auth/sign-in-attempts'
import { lockAccount } from '~backend/auth/store'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { invalidField, tooManyRequests, unauthenticated } from '~backend/platform/http/errors'

export type ConfirmedAccount = Row<'users', 'id' | 'email' | 'password_hash'>

const wrongPassword = () => invalidField('password', 'is wrong')

/**
 * Confirms the password before sensitive changes, because an unlocked device may be in other hands.
 * @throws ApiError 401 for a missing account, 422 for a wrong password, 429 after too many attempts
 */
export async function confirmPassword(
  pool: pg.Pool,
  userId: number,
  password: string,
): Promise<ConfirmedAccount> {
  const { rows } = await pool.query<ConfirmedAccount>(
    'select id, email, password_hash from users where id = $1',
    [userId],
  )
  const [user] = rows
  if (!user) throw unauthenticated()
  // Counted by account only, separately from guesses at sign-in.
  const attempt = { email: `account ${userId}`, network: `account ${userId}` }
  await recordAttempt(pool, attempt).catch((error: unknown) => {
    throw error instanceof TooManyAttempts ? tooManyRequests(error.retryAfterSeconds) : error
  })
  if (!(await verifyPassword(password, user.password_hash))) throw wrongPassword()
  await clearAttempts(pool, attempt)
  return user
}

/**
 * Checks that the confirmed password is still current. Must come first in the transaction.
 * @throws ApiError 422 if a new password has been set meanwhile
 */
export async function requireSamePassword(
  transaction: Db,
  { id, password_hash }: ConfirmedAccount,
): Promise<void> {
  if ((await lockAccount(transaction, id))?.password_hash !== password_hash) throw wrongPassword()
}
