import type pg from 'pg'
import { type Attempt, forgiveAttempt, takeAttempt } from './attempts'
import { isPassword } from './passwords'
import { beginSession } from './sessions'
import { findPassword } from './store'

/**
 * The token of a new session; undefined for a wrong password and an unknown email alike.
 *
 * @throws TooManyAttempts
 */
export async function signIn(pool: pg.Pool, attempt: Attempt, password: string): Promise<string | undefined> {
  await takeAttempt(pool, attempt)
  const user = await findPassword(pool, attempt.email)
  const isRight = await isPassword(password, user?.password_hash)
  if (!user || !isRight) return undefined
  await forgiveAttempt(pool, attempt)
  return beginSession(pool, user.id)
}
