import type pg from 'pg'
import { lockAccount } from '~backend/auth/store'
import { addMessage } from '~backend/messages/add-message'
import { inTransaction } from '~backend/platform/db/transaction'
import { hashCode } from '~backend/platform/link-codes'
import type { Locale } from '~backend/platform/localized-text'
import { RESET_PATH } from '~contract/identity'
import { parseEmail } from '~contract/values/email'
import { addPasswordReset, findAccount } from './password-resets'

/**
 * Adds an account without a password; the invitation link sets it.
 * @throws RangeError for a malformed email
 */
export async function addOperatorAccount(pool: pg.Pool, typedEmail: string): Promise<void> {
  const email = parseEmail(typedEmail)
  if (!email) throw new RangeError(`${typedEmail} is no email.`)
  // Initial name, because operators see each other by name; it can be changed in the profile.
  await pool.query(
    `insert into users (type, email, first_name, is_operator) values ('physical', $1, $2, true)
     on conflict (lower(email)) do nothing`,
    [email, email.split('@')[0]],
  )
}

/**
 * Creates the path where an account without a password sets one, and emails it if emails are configured.
 * @returns undefined for an account with a password and for an unknown one
 */
export async function createInvitation(
  pool: pg.Pool,
  email: string,
  { isEmailed, locale }: { isEmailed: boolean; locale: Locale },
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
        kind: 'operator_invited',
        to: { userId: account.id },
        facts: { path },
        locale,
        cause: `operator_invited:${hashCode(code).toString('base64url')}`,
      })
    return path
  })
}
