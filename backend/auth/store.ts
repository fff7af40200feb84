import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { Locale } from '~backend/platform/localized-text'
import type { AccountType } from '~contract/accounts'

export type UserRow = Row<
  'users',
  | 'id'
  | 'type'
  | 'email'
  | 'first_name'
  | 'last_name'
  | 'display_name'
  | 'phone_number'
  | 'valid_phone_numbers'
  | 'personal_number'
  | 'birth_date'
  | 'sex'
  | 'slug'
  | 'logo'
  | 'avatar'
  | 'global_user_id'
  | 'is_operator'
> & {
  /** Balance in tetri. */
  balance: number
  /** Language of the pages the user opened last. */
  seen_locale: Locale | null
}

export async function findUser(db: Db, id: number): Promise<UserRow | undefined> {
  const { rows } = await db.query<UserRow>({
    name: 'user by id',
    text: `select id, type, email, first_name, last_name, display_name, phone_number, valid_phone_numbers,
            personal_number, birth_date, sex, slug, logo, avatar, global_user_id, is_operator,
            coalesce((select balance from ledger_accounts where user_id = users.id), 0) as balance, s.seen_locale
     from users left join message_settings s on s.user_id = users.id
     where id = $1`,
    values: [id],
  })
  return rows[0]
}

export async function findPasswordHash(
  db: Db,
  email: string,
): Promise<(Row<'users', 'id' | 'password_hash'> & { is_blocked: boolean }) | undefined> {
  const { rows } = await db.query<Row<'users', 'id' | 'password_hash'> & { is_blocked: boolean }>(
    'select id, password_hash, blocked_at is not null as is_blocked from users where lower(email) = lower($1)',
    [email],
  )
  return rows[0]
}

/**
 * Locks an account until the transaction ends: no new password, closure or session.
 * @returns undefined for a closed or blocked account
 */
export async function lockAccount(
  transaction: Db,
  id: number,
): Promise<Row<'users', 'email' | 'password_hash'> | undefined> {
  const { rows } = await transaction.query<Row<'users', 'email' | 'password_hash'>>(
    'select email, password_hash from users where id = $1 and closed_at is null and blocked_at is null for no key update',
    [id],
  )
  return rows[0]
}

export type NewUser = {
  type: AccountType
  email: string
  passwordHash: string
  firstName: string
  lastName: string
  phoneNumber: string | null
}

/** Adds a user. Returns undefined if the email is taken. */
export async function addUser(db: Db, user: NewUser): Promise<number | undefined> {
  const { rows } = await db.query<Row<'users', 'id'>>(
    `insert into users (type, email, password_hash, first_name, last_name, phone_number)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (lower(email)) do nothing
     returning id`,
    [user.type, user.email, user.passwordHash, user.firstName, user.lastName, user.phoneNumber],
  )
  return rows[0]?.id
}
