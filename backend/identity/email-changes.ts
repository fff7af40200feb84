import type pg from 'pg'
import { lockAccount } from '~backend/auth/store'
import { addMessage } from '~backend/messages/add-message'
import { addNotification } from '~backend/notifications/add-notification'
import { formatNotification } from '~backend/notifications/texts'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { inTransaction } from '~backend/platform/db/transaction'
import { canSendEmail } from '~backend/platform/email-limits'
import { createCode, hashCode } from '~backend/platform/link-codes'
import type { Locale } from '~backend/platform/localized-text'
import { CONFIRM_EMAIL_PATH, EMAIL_UNDO_DAYS, UNDO_EMAIL_PATH, VERIFY_HOURS } from '~contract/identity'
import { NOTIFICATION_KIND } from '~contract/notifications'
import { type ConfirmedAccount, requireSamePassword } from './confirm-password'
import { addPasswordReset, ENDED_TABLES, findAccount } from './password-resets'
import { notifyHolder } from './send-link'

export type EmailChange = Row<'email_changes', 'id' | 'user_id' | 'old_email' | 'new_email'>

const COLUMNS = 'id, user_id, old_email, new_email'

/**
 * Emails the link that changes the email of an account. If the address has an account, its owner is notified
 * instead, and the answer is the same.
 * @throws ApiError 422 if the password has changed meanwhile
 */
export async function requestEmailChange(
  pool: pg.Pool,
  account: ConfirmedAccount,
  { newEmail, locale }: { newEmail: string; locale: Locale },
): Promise<void> {
  await inTransaction(pool, async (transaction) => {
    await requireSamePassword(transaction, account)
    await transaction.query('delete from email_changes where user_id = $1 and changed_at is null', [
      account.id,
    ])
    if (!(await canSendEmail(transaction, 'registration_email', newEmail))) return
    if (await notifyHolder(transaction, newEmail, locale)) return
    const { code, hash } = createCode()
    await transaction.query(
      'insert into email_changes (user_id, old_email, new_email, confirm_hash) values ($1, $2, $3, $4)',
      [account.id, account.email, newEmail, hash],
    )
    await addMessage(transaction, {
      kind: 'email_change',
      to: { email: newEmail },
      facts: { path: `${CONFIRM_EMAIL_PATH}?code=${code}` },
      locale,
      cause: `email_change:${hash.toString('base64url')}`,
    })
  })
}

/** Returns the requested change of a link; undefined for an unknown, used or expired code. */
export async function findRequestedChange(db: Db, code: string): Promise<EmailChange | undefined> {
  const { rows } = await db.query<EmailChange>(
    `select ${COLUMNS} from email_changes
     where confirm_hash = $1 and changed_at is null and created_at > now() - make_interval(hours => $2)`,
    [hashCode(code), VERIFY_HOURS],
  )
  return rows[0]
}

/**
 * Changes the email, and notifies the old address, which can undo it.
 * @returns false if the link has been used, or the address has an account by now
 */
export async function confirmEmailChange(
  pool: pg.Pool,
  account: ConfirmedAccount,
  { code, locale }: { code: string; locale: Locale },
): Promise<boolean> {
  return inTransaction(pool, async (transaction) => {
    await requireSamePassword(transaction, account)
    const change = await findRequestedChange(transaction, code)
    if (change?.user_id !== account.id || change.old_email !== account.email) return false
    if (await findAccount(transaction, change.new_email)) return false
    await applyEmailChange(transaction, change, locale)
    return true
  })
}

/** Changes the email of a locked account, and notifies the old address, which can undo it. */
export async function applyEmailChange(transaction: Db, change: EmailChange, locale: Locale): Promise<void> {
  const undo = createCode()
  await transaction.query('update email_changes set changed_at = now(), undo_hash = $2 where id = $1', [
    change.id,
    undo.hash,
  ])
  await setEmail(transaction, change.user_id, change.new_email)
  await addMessage(transaction, {
    kind: 'email_changed',
    to: { email: change.old_email },
    facts: { path: `${UNDO_EMAIL_PATH}?code=${undo.code}`, days: EMAIL_UNDO_DAYS },
    locale,
    cause: `email_changed:${undo.hash.toString('base64url')}`,
  })
  await addNotification(transaction, {
    userId: change.user_id,
    kind: NOTIFICATION_KIND.general,
    details: { ...formatNotification('email_changed'), url: '/account/safety' },
    cause: `email_changed:${change.id}`,
  })
}

/** Links to the former address must not work any more, and a recovery has no account to change. */
async function setEmail(transaction: Db, userId: number, email: string): Promise<void> {
  await transaction.query('delete from account_recoveries where user_id = $1', [userId])
  await transaction.query('delete from password_resets where user_id = $1', [userId])
  await transaction.query('delete from registrations where lower(email) = lower($1)', [email])
  await transaction.query('update users set email = $2 where id = $1', [userId, email])
}

/** Returns the change that a link undoes; undefined for an unknown, used or expired code. */
export async function findUndoableChange(db: Db, code: string): Promise<EmailChange | undefined> {
  const { rows } = await db.query<EmailChange>(
    `select ${COLUMNS} from email_changes
     where undo_hash = $1 and changed_at > now() - make_interval(days => $2)`,
    [hashCode(code), EMAIL_UNDO_DAYS],
  )
  return rows[0]
}

/**
 * Restores the old email of an account, whatever it is now. Ends its sessions, passkeys and password, because
 * an intruder may have them.
 * @returns the code of a link that sets a new password; undefined if the old address has another account
 */
export async function undoEmailChange(pool: pg.Pool, code: string): Promise<string | undefined> {
  return inTransaction(pool, async (transaction) => {
    const found = await findUndoableChange(transaction, code)
    if (!found || !(await lockAccount(transaction, found.user_id))) return undefined
    const change = await findUndoableChange(transaction, code)
    if (!change) return undefined
    const holder = await findAccount(transaction, change.old_email)
    if (holder && holder.id !== change.user_id) return undefined
    // Later changes are undone with it, so their links end.
    await transaction.query(
      'delete from email_changes where user_id = $1 and (id >= $2 or changed_at is null)',
      [change.user_id, change.id],
    )
    for (const table of ENDED_TABLES)
      await transaction.query(`delete from ${table} where user_id = $1`, [change.user_id])
    await setEmail(transaction, change.user_id, change.old_email)
    await transaction.query('update users set password_hash = null where id = $1', [change.user_id])
    return addPasswordReset(transaction, change.user_id)
  })
}

export async function deleteExpiredEmailChanges(db: Db): Promise<void> {
  await db.query(
    `delete from email_changes where changed_at < now() - make_interval(days => $1)
       or changed_at is null and created_at < now() - make_interval(hours => $2)`,
    [EMAIL_UNDO_DAYS, VERIFY_HOURS],
  )
}
