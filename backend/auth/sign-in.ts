import type pg from 'pg'
import { createSession } from '~backend/platform/auth/sessions'
import type { Db } from '~backend/platform/db/pool'
import { inTransaction } from '~backend/platform/db/transaction'
import { isKnownNetwork, saveKnownNetwork } from './known-networks'
import { verifyPassword } from './passwords'
import { clearAttempts, recordAttempt, type SignInAttempt } from './sign-in-attempts'
import { findPasswordHash, lockAccount } from './store'

/** Thrown only after the correct password, so that a block is not disclosed to others. */
export class AccountBlocked extends Error {}

/** Thrown only after the correct password of a registration whose email is not confirmed yet. */
export class EmailUnconfirmed extends Error {}

interface SignIn {
  password: string
  device: string
  /** Returns the password hash of an unconfirmed registration. */
  findUnconfirmed?: (email: string) => Promise<string | undefined>
  /** Runs in the transaction that creates the session. */
  onSignedIn?: (transaction: Db, userId: number) => Promise<void>
}

/**
 * Checks a password and creates a session.
 * @returns the session token; undefined for a wrong password and for an unknown email
 * @throws TooManyAttempts, AccountBlocked, EmailUnconfirmed
 */
export async function signIn(
  pool: pg.Pool,
  attempt: SignInAttempt,
  { password, device, findUnconfirmed, onSignedIn }: SignIn,
): Promise<string | undefined> {
  const user = await findPasswordHash(pool, attempt.email)
  const isKnown = user !== undefined && (await isKnownNetwork(pool, user.id, attempt.network))
  await recordAttempt(pool, attempt, isKnown)
  const unconfirmed = user ? undefined : await findUnconfirmed?.(attempt.email)
  // One hash in any case, so that timing reveals neither accounts nor registrations.
  const isRight = await verifyPassword(password, user?.password_hash ?? unconfirmed)
  if (unconfirmed && isRight) throw new EmailUnconfirmed()
  if (!user || !isRight) return undefined
  if (user.is_blocked) throw new AccountBlocked()
  return inTransaction(pool, async (transaction) => {
    const account = await lockAccount(transaction, user.id)
    // The password may have changed during the verification.
    if (account?.password_hash !== user.password_hash) return undefined
    await clearAttempts(transaction, attempt)
    await saveKnownNetwork(transaction, user.id, attempt.network)
    await onSignedIn?.(transaction, user.id)
    return createSession(transaction, user.id, device)
  })
}
