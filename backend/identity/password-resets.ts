import type pg from 'pg'
import { lockAccount } from '~backend/auth/store'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { inTransaction } from '~backend/platform/db/transaction'
import { createCode, hashCode } from '~backend/platform/link-codes'
import { RESET_HOURS } from '~contract/identity'

export type Account = Row<'users', 'id' | 'email'>

export async function findAccount(db: Db, email: string): Promise<Account | undefined> {
  const { rows } = await db.query<Account>(
    'select id, email from users where lower(email) = lower($1) and closed_at is null',
    [email],
  )
  return rows[0]
}

/** @returns the code of the reset link */
export async function addPasswordReset(transaction: Db, userId: number): Promise<string> {
  const { code, hash } = createCode()
  await transaction.query('insert into password_resets (code_hash, user_id) values ($1, $2)', [hash, userId])
  return code
}

/** Returns undefined for an unknown, used or expired code. */
export async function findResetAccount(db: Db, code: string): Promise<Account | undefined> {
  const { rows } = await db.query<Account>(
    `select id, email from users
     where id = (select user_id from password_resets
                 where code_hash = $1 and created_at > now() - make_interval(hours => $2))`,
    [hashCode(code), RESET_HOURS],
  )
  return rows[0]
}

/** Tables cleared by a reset, because someone who knew the password may have added rows. */
export const ENDED_TABLES = [
  'password_resets',
  'account_recoveries',
  'sessions',
  'passkeys',
  'known_devices',
] as const

interface NewPassword {
  code: string
  passwordHash: string
  onReset: (transaction: Db, account: Account) => Promise<void>
}

/** @returns true if the code was still valid */
export async function resetPassword(
  pool: pg.Pool,
  account: Account,
  { code, passwordHash, onReset }: NewPassword,
): Promise<boolean> {
  return inTransaction(pool, async (transaction) => {
    if (!(await lockAccount(transaction, account.id))) return false
    const { rowCount } = await transaction.query(
      `delete from password_resets
       where code_hash = $1 and user_id = $2 and created_at > now() - make_interval(hours => $3)`,
      [hashCode(code), account.id, RESET_HOURS],
    )
    if (!rowCount) return false
    for (const table of ENDED_TABLES)
      await transaction.query(`delete from ${table} where user_id = $1`, [account.id])
    await transaction.query('update users set password_hash = $2 where id = $1', [account.id, passwordHash])
    await onReset(transaction, account)
    return true
  })
}

export async function deleteExpiredResets(db: Db): Promise<void> {
  await db.query('delete from password_resets where created_at < now() - make_interval(hours => $1)', [
    RESET_HOURS,
  ])
}
