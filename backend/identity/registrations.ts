import type pg from 'pg'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { inTransaction } from '~backend/platform/db/transaction'
import { createCode, hashCode } from '~backend/platform/link-codes'
import { isCompany } from '~contract/accounts'
import type { BodyOf } from '~contract/endpoints/endpoint'
import type { identityEndpoints } from '~contract/endpoints/identity'
import { VERIFY_HOURS } from '~contract/identity'
import { findAccount } from './password-resets'

export type Registration = BodyOf<typeof identityEndpoints.register>

/** Minutes in which a repeated submission gets the first response. */
const REPEAT_MINUTES = 10

/** @returns the code of the registration link */
export async function addRegistration(
  transaction: Db,
  registration: Omit<Registration, 'password' | 'continue_path'>,
  passwordHash: string,
): Promise<string> {
  const { code, hash } = createCode()
  const { type, email, first_name, last_name, phone_number, company_name, company_code } = registration
  const company = isCompany(type) ? [company_name, company_code] : [null, null]
  await transaction.query(
    `insert into registrations
       (code_hash, type, email, password_hash, first_name, last_name, phone_number, company_name, company_code)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [hash, type, email, passwordHash, first_name, last_name, phone_number || null, ...company],
  )
  return code
}

/** Returns undefined for an unknown, used or expired code. */
export async function findRegistration(
  db: Db,
  code: string,
): Promise<Row<'registrations', 'email'> | undefined> {
  const { rows } = await db.query<Row<'registrations', 'email'>>(
    `select email from registrations
     where code_hash = $1 and used_at is null and created_at > now() - make_interval(hours => $2)`,
    [hashCode(code), VERIFY_HOURS],
  )
  return rows[0]
}

/** Returns the latest registration of an email that is neither used nor expired. */
export async function findUnconfirmed(
  db: Db,
  email: string,
): Promise<Row<'registrations', 'code_hash' | 'password_hash'> | undefined> {
  const { rows } = await db.query<Row<'registrations', 'code_hash' | 'password_hash'>>(
    `select code_hash, password_hash from registrations
     where lower(email) = lower($1) and used_at is null and created_at > now() - make_interval(hours => $2)
     order by created_at desc limit 1`,
    [email, VERIFY_HOURS],
  )
  return rows[0]
}

/**
 * Repeats a registration with another code, as the first one is stored as a hash only.
 * @returns the new code and the email
 */
export async function repeatRegistration(
  transaction: Db,
  codeHash: Buffer,
): Promise<{ code: string; email: string } | undefined> {
  const { code, hash } = createCode()
  const { rows } = await transaction.query<Row<'registrations', 'email'>>(
    `insert into registrations
       (code_hash, type, email, password_hash, first_name, last_name, phone_number, company_name, company_code)
     select $1, type, email, password_hash, first_name, last_name, phone_number, company_name, company_code
     from registrations where code_hash = $2 and used_at is null
     returning email`,
    [hash, codeHash],
  )
  return rows[0] && { code, email: rows[0].email }
}

/** @param key key of the submitted page; a repeated one gets the first response */
export async function findPasswordOfRegistration(
  db: Db,
  code: string,
  key: string,
): Promise<Row<'registrations', 'password_hash'> | undefined> {
  const { rows } = await db.query<Row<'registrations', 'password_hash'>>(
    `select password_hash from registrations
     where code_hash = $1 and (used_at is null or used_key = nullif($2, ''))
       and created_at > now() - make_interval(hours => $3)`,
    [hashCode(code), key, VERIFY_HOURS],
  )
  return rows[0]
}

/**
 * Creates the account. Other links for the same email become invalid.
 * @returns undefined for an unknown, used or expired code, and for an email that has an account by now
 */
export async function verifyRegistration(
  pool: pg.Pool,
  code: string,
  key: string,
): Promise<number | undefined> {
  return inTransaction(pool, async (transaction) => {
    // Locks all rows of the email in one order, to prevent deadlocks.
    const { rows } = await transaction.query<
      Row<'registrations', 'email' | 'used_at' | 'used_key'> & { is_named: boolean }
    >(
      `select email, used_at, used_key,
              code_hash = $1 and created_at > now() - make_interval(hours => $2) as is_named
       from registrations where lower(email) = (select lower(email) from registrations where code_hash = $1)
       order by code_hash for update`,
      [hashCode(code), VERIFY_HOURS],
    )
    const registration = rows.find(({ is_named }) => is_named)
    if (!registration) return undefined
    if (registration.used_at)
      return key && registration.used_key === key
        ? (await findAccount(transaction, registration.email))?.id
        : undefined
    const userId = await addAccount(transaction, code)
    await transaction.query('delete from registrations where lower(email) = lower($1) and code_hash <> $2', [
      registration.email,
      hashCode(code),
    ])
    await transaction.query('update registrations set used_at = now(), used_key = $2 where code_hash = $1', [
      hashCode(code),
      key || null,
    ])
    return userId
  })
}

async function addAccount(transaction: Db, code: string): Promise<number | undefined> {
  const { rows } = await transaction.query<Row<'users', 'id'>>(
    `insert into users (type, email, password_hash, first_name, last_name, phone_number, display_name, company_code,
                        awaits_confirmation)
     select type, email, password_hash, first_name, last_name, phone_number, company_name, company_code,
            company_name is not null
     from registrations where code_hash = $1
     on conflict (lower(email)) do nothing
     returning id`,
    [hashCode(code)],
  )
  return rows[0]?.id
}

export async function deleteExpiredRegistrations(db: Db): Promise<void> {
  await db.query(
    `delete from registrations
     where created_at < now() - make_interval(hours => $1) or used_at < now() - make_interval(mins => $2)`,
    [VERIFY_HOURS, REPEAT_MINUTES],
  )
}
