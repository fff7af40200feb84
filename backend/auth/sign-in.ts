import type pg from 'pg'
import { createSession } from '~backend/platform/auth/sessions'
import type { Db } from '~backend/platform/db/pool'
import { inTransaction } from '~backend/platform/db/transaction'
import { isKnownNetwork, saveKnownNetwork } from './known-networks'
import { verifyPassword } from './passwords'
import { clearAttempts, recordAttempt, type SignInAttempt } from './sign-in-attempts'
import { findPasswordHash, lockAccount } from './store'

/** Thrown once the password is proved: nobody else learns of it. */
export class AccountBlocked extends Error {}

interface SignIn {
  password: string
  device: string
  /** In the transaction that begins the session. */
  onSignedIn?: (transaction: Db, userId: number) => Promise<void>
}

/**
 * @returns the token of a session; undefined for a wrong password and an unknown email alike
 * @throws TooManyAttempts, AccountBlocked
 */
export async function signIn(
  pool: pg.Pool,
  attempt: SignInAttempt,
  { password, device, onSignedIn }: SignIn,
): Promise<string | undefined> {
  const user = await findPasswordHash(pool, attempt.email)
  const isKnown = user !== undefined && (await isKnownNetwork(pool, user.id, attempt.network))
  await recordAttempt(pool, attempt, isKnown)
  const isRight = await verifyPassword(password, user?.password_hash)
  if (!user || !isRight) return undefined
  if (user.is_blocked) throw new AccountBlocked()
  return inTransaction(pool, async (transaction) => {
    const account = await lockAccount(transaction, user.id)
    // A new one may have been set while this one was verified.
    if (account?.password_hash !== user.password_hash) return undefined
    await clearAttempts(transaction, attempt)
    await saveKnownNetwork(transaction, user.id, attempt.network)
    await onSignedIn?.(transaction, user.id)
    return createSession(transaction, user.id, device)
  })
}
