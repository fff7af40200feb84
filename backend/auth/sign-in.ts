import type pg from 'pg'
import { createSession } from '~backend/platform/auth/sessions'
import { verifyPassword } from './passwords'
import { clearAttempts, recordAttempt, type SignInAttempt } from './sign-in-attempts'
import { findPasswordHash } from './store'

/** Undefined for a wrong password and an unknown email alike; throws TooManyAttempts. */
export async function signIn(
  pool: pg.Pool,
  attempt: SignInAttempt,
  { password, device }: { password: string; device: string },
): Promise<string | undefined> {
  await recordAttempt(pool, attempt)
  const user = await findPasswordHash(pool, attempt.email)
  const isRight = await verifyPassword(password, user?.password_hash)
  if (!user || !isRight) return undefined
  await clearAttempts(pool, attempt)
  return createSession(pool, user.id, device)
}
