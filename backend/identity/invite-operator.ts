import type pg from 'pg'
import { lockAccount } from '~backend/auth/store'
import { addMessage } from '~backend/messages/add-message'
import { inTransaction } from '~backend/platform/db/transaction'
import { RESET_PATH } from '~contract/identity'
import { parseEmail } from '~contract/values/email'
import { hashCode } from './codes'
import { addPasswordReset, findAccount } from './password-resets'

/**
 * An account for somebody who has none: they choose a password by the link.
 * @throws RangeError for what is no email
 */
export async function addOperatorAccount(pool: pg.Pool, typedEmail: string): Promise<void> {
  const email = parseEmail(typedEmail)
  if (!email) throw new RangeError(`${typedEmail} is no email.`)
  // Operators see each other by name; they can change it in their profile.
  await pool.query(
    `insert into users (type, email, first_name, is_operator) values ('physical', $1, $2, true)
     on conflict (lower(email)) do nothing`,
    [email, email.split('@')[0]],
  )
}

/**
 * The path at which an account without a password gets one, also sent by email if somebody sends emails.
 * Undefined for an account that has a password, and for none.
 */
export async function createInvitation(
  pool: pg.Pool,
  email: string,
  { isEmailed }: { isEmailed: boolean },
): Promise<string | undefined> {
  const account = await findAccount(pool, email)
  if (!account) return undefined
  return inTransaction(pool, async (transaction) => {
    const locked = await lockAccount(transaction, account.id)
    if (!locked || locked.password_hash !== null) return undefined
    const code = await addPasswordReset(transaction, account.id)
    const path = `${RESET_PATH}?${new URLSearchParams({ code })}`
    if (isEmailed)
      await addMessage(transaction, {
        kind: 'password_reset',
        to: { userId: account.id },
        facts: { path },
        locale: 'ka',
        cause: `password_reset:${hashCode(code).toString('base64url')}`,
      })
    return path
  })
}
