import type pg from 'pg'
import { lockAccount } from '~backend/auth/store'
import { addMessage } from '~backend/messages/add-message'
import { addNotification } from '~backend/notifications/add-notification'
import { formatNotification } from '~backend/notifications/texts'
import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { inTransaction } from '~backend/platform/db/transaction'
import { canSendEmail } from '~backend/platform/email-limits'
import { invalidField } from '~backend/platform/http/errors'
import { runForEach } from '~backend/platform/jobs/run-for-each'
import type { Job } from '~backend/platform/jobs/run-jobs'
import { createCode, hashCode } from '~backend/platform/link-codes'
import type { Locale } from '~backend/platform/localized-text'
import { consumeRateLimit } from '~backend/platform/rate-limits'
import { logSecurityEvent, type SecurityLog } from '~backend/platform/security-events'
import {
  CONFIRM_RECOVERY_PATH,
  RECOVERY_WAIT_HOURS,
  RESET_PATH,
  STOP_RECOVERY_PATH,
  STOPPED_RECOVERY_DAYS,
  VERIFY_HOURS,
} from '~contract/identity'
import { NOTIFICATION_KIND } from '~contract/notifications'
import { applyEmailChange, type EmailChange } from './email-changes'
import { type Account, addPasswordReset, findAccount } from './password-resets'
import { notifyHolder } from './send-link'

const INTERVAL_MS = 60_000
const MAX_DURATION_MS = 60_000
const MAX_PER_RUN = 100

type Recovery = Row<
  'account_recoveries',
  'id' | 'user_id' | 'old_email' | 'new_email' | 'phone_number' | 'locale' | 'confirm_hash' | 'confirmed_at'
>

const COLUMNS = 'id, user_id, old_email, new_email, phone_number, locale, confirm_hash, confirmed_at'
const IS_WAITING_SQL = 'confirmed_at is not null and stopped_at is null'

export interface RecoveryRequest {
  email: string
  /** Number that a code has just proved. */
  phoneNumber: string
  newEmail: string
  locale: Locale
}

/**
 * Emails the new address the link that starts a recovery. Does nothing for an account that cannot be
 * recovered with the number, as any answer would reveal accounts.
 */
export async function requestRecovery(
  pool: pg.Pool,
  { email, phoneNumber, newEmail, locale }: RecoveryRequest,
): Promise<void> {
  await inTransaction(pool, async (transaction) => {
    const account = await findRecoverable(transaction, email, phoneNumber)
    if (!account || !(await lockAccount(transaction, account.id))) return
    if (await wasStopped(transaction, account.id)) return
    if (!(await canSendEmail(transaction, 'registration_email', newEmail))) return
    if (await notifyHolder(transaction, newEmail, locale)) return
    await transaction.query('delete from account_recoveries where user_id = $1 and confirmed_at is null', [
      account.id,
    ])
    const { code, hash } = createCode()
    await transaction.query(
      `insert into account_recoveries (user_id, old_email, new_email, phone_number, locale, confirm_hash)
       values ($1, $2, $3, $4, $5, $6)`,
      [account.id, account.email, newEmail, phoneNumber, locale, hash],
    )
    await addMessage(transaction, {
      kind: 'recovery_confirmation',
      to: { email: newEmail },
      facts: { path: `${CONFIRM_RECOVERY_PATH}?code=${code}` },
      locale,
      cause: `recovery_confirmation:${hash.toString('base64url')}`,
    })
  })
}

/**
 * Finds the account of an email and its proven number. A former number does not count once another is
 * proved: it may belong to another person by now. Operators recover their accounts in person.
 */
async function findRecoverable(db: Db, email: string, phoneNumber: string): Promise<Account | undefined> {
  const { rows } = await db.query<Account>(
    `select id, email from users
     where lower(email) = lower($1) and $2 = any(valid_phone_numbers)
       and (phone_number = $2 or (phone_number = any(valid_phone_numbers)) is not true)
       and closed_at is null and blocked_at is null and not is_operator`,
    [email, phoneNumber],
  )
  return rows[0]
}

/** True if the owner has stopped a recovery lately, so that an intruder cannot go on trying. */
async function wasStopped(transaction: Db, userId: number): Promise<boolean> {
  const { rowCount } = await transaction.query(
    'select from account_recoveries where user_id = $1 and stopped_at > now() - make_interval(days => $2)',
    [userId, STOPPED_RECOVERY_DAYS],
  )
  return rowCount !== 0
}

/** Returns the requested recovery of a link; undefined for an unknown, used or expired code. */
export async function findRequestedRecovery(db: Db, code: string): Promise<Recovery | undefined> {
  const { rows } = await db.query<Recovery>(
    `select ${COLUMNS} from account_recoveries
     where confirm_hash = $1 and confirmed_at is null and created_at > now() - make_interval(hours => $2)`,
    [hashCode(code), VERIFY_HOURS],
  )
  return rows[0]
}

/**
 * Starts the waiting time of a recovery, and notifies the old address and the account. The number keeps out
 * strangers whose address was typed by mistake.
 * @returns false if the link has expired, or the account cannot be recovered any more
 * @throws ApiError 422 for another number, 429 after too many
 */
export async function confirmRecovery(
  pool: pg.Pool,
  { code, phoneNumber }: { code: string; phoneNumber: string },
): Promise<boolean> {
  const requested = await findRequestedRecovery(pool, code)
  if (!requested) return false
  // Counted in a transaction of its own, because a wrong number rolls back the other.
  await inTransaction(pool, (transaction) =>
    consumeRateLimit(transaction, 'recovery_link', hashCode(code).toString('base64url')),
  )
  if (requested.phone_number !== phoneNumber)
    throw invalidField('phone_number', 'is not the one of the account')
  return inTransaction(pool, async (transaction) => {
    await lockAccount(transaction, requested.user_id)
    const recovery = await findRequestedRecovery(transaction, code)
    if (!recovery || !(await isPossible(transaction, recovery))) return false
    if (await wasStopped(transaction, recovery.user_id)) return false
    await transaction.query('delete from account_recoveries where user_id = $1 and id <> $2', [
      recovery.user_id,
      recovery.id,
    ])
    await startWaiting(transaction, recovery)
    return true
  })
}

async function startWaiting(transaction: Db, recovery: Recovery): Promise<void> {
  const stop = createCode()
  const { rows } = await transaction.query<{ at: Date }>(
    `update account_recoveries set confirmed_at = now(), stop_hash = $2 where id = $1
     returning now() + make_interval(hours => $3) as at`,
    [recovery.id, stop.hash, RECOVERY_WAIT_HOURS],
  )
  if (!rows[0]) return
  await addMessage(transaction, {
    kind: 'recovery_started',
    to: { email: recovery.old_email },
    facts: { path: `${STOP_RECOVERY_PATH}?code=${stop.code}`, at: rows[0].at },
    locale: recovery.locale as Locale,
    cause: `recovery_started:${stop.hash.toString('base64url')}`,
  })
  await addNotification(transaction, {
    userId: recovery.user_id,
    kind: NOTIFICATION_KIND.general,
    details: { ...formatNotification('recovery_started'), url: '/account/safety' },
    cause: `recovery_started:${recovery.id}`,
  })
}

/** True if the account still has the email and the proven number, and no account has the new address. */
async function isPossible(transaction: Db, recovery: Recovery): Promise<boolean> {
  const account = await findRecoverable(transaction, recovery.old_email, recovery.phone_number)
  return account?.id === recovery.user_id && !(await findAccount(transaction, recovery.new_email))
}

/** Returns the waiting recovery that a link stops; undefined for an unknown or used code. */
export async function findStoppableRecovery(db: Db, code: string): Promise<Recovery | undefined> {
  const { rows } = await db.query<Recovery>(
    `select ${COLUMNS} from account_recoveries where stop_hash = $1 and ${IS_WAITING_SQL}`,
    [hashCode(code)],
  )
  return rows[0]
}

/** @returns false for an unknown or used code */
export async function stopRecovery(db: Db, code: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `update account_recoveries set stopped_at = now() where stop_hash = $1 and ${IS_WAITING_SQL}`,
    [hashCode(code)],
  )
  return rowCount === 1
}

/** @returns false if no recovery of the account waits */
export async function stopRecoveryOf(db: Db, userId: number): Promise<boolean> {
  const { rowCount } = await db.query(
    `update account_recoveries set stopped_at = now() where user_id = $1 and ${IS_WAITING_SQL}`,
    [userId],
  )
  return rowCount === 1
}

/** Returns the time when a waiting recovery changes the account's email. */
export async function findRecoveryTime(db: Db, userId: number): Promise<string | null> {
  const { rows } = await db.query<{ at: string }>(
    `select ${toGeorgianTimeSql('(confirmed_at + make_interval(hours => $2))')} as at
     from account_recoveries where user_id = $1 and ${IS_WAITING_SQL}`,
    [userId, RECOVERY_WAIT_HOURS],
  )
  return rows[0]?.at ?? null
}

/** Creates the job that changes emails at the end of the waiting time. */
export function createRecoveriesJob(pool: pg.Pool, log: SecurityLog): Job {
  return {
    name: 'account-recoveries',
    intervalMs: INTERVAL_MS,
    maxDurationMs: MAX_DURATION_MS,
    async run(signal) {
      await completeRecoveries(pool, log, signal)
      return undefined
    },
  }
}

const IS_DUE_SQL = `${IS_WAITING_SQL} and confirmed_at <= now() - make_interval(hours => $1)`

export async function completeRecoveries(
  pool: pg.Pool,
  log: SecurityLog,
  signal?: AbortSignal,
): Promise<void> {
  const { rows } = await pool.query<Pick<Recovery, 'id' | 'user_id'>>(
    `select id, user_id from account_recoveries where ${IS_DUE_SQL} order by confirmed_at limit $2`,
    [RECOVERY_WAIT_HOURS, MAX_PER_RUN],
  )
  await runForEach(
    rows,
    async (due) => {
      const isDone = await inTransaction(pool, (transaction) => completeRecovery(transaction, due))
      if (isDone) logSecurityEvent(log, 'account_recovered', { requestId: undefined })
    },
    signal,
  )
}

/** Changes the email, which the old address can undo, and emails the new address a link for a password. */
async function completeRecovery(
  transaction: Db,
  { id, user_id: userId }: Pick<Recovery, 'id' | 'user_id'>,
): Promise<boolean> {
  await lockAccount(transaction, userId)
  const { rows } = await transaction.query<Recovery>(
    `delete from account_recoveries where ${IS_DUE_SQL} and id = $2 returning ${COLUMNS}`,
    [RECOVERY_WAIT_HOURS, id],
  )
  const [recovery] = rows
  // The account may have been blocked or closed, or its number or email changed meanwhile.
  if (!recovery || !(await isPossible(transaction, recovery))) return false
  const locale = recovery.locale as Locale
  const { rows: changes } = await transaction.query<EmailChange>(
    `insert into email_changes (user_id, old_email, new_email, confirm_hash)
     values ($1, $2, $3, $4) returning id, user_id, old_email, new_email`,
    [userId, recovery.old_email, recovery.new_email, recovery.confirm_hash],
  )
  if (!changes[0]) return false
  await applyEmailChange(transaction, changes[0], locale)
  const code = await addPasswordReset(transaction, userId)
  await addMessage(transaction, {
    kind: 'account_recovered',
    to: { userId },
    facts: { path: `${RESET_PATH}?code=${code}` },
    locale,
    cause: `account_recovered:${id}`,
  })
  return true
}

export async function deleteExpiredRecoveries(db: Db): Promise<void> {
  await db.query(
    `delete from account_recoveries where stopped_at < now() - make_interval(days => $1)
       or confirmed_at is null and created_at < now() - make_interval(hours => $2)`,
    [STOPPED_RECOVERY_DAYS, VERIFY_HOURS],
  )
}
