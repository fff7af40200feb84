import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { userNameSql } from '~backend/platform/db/user-name-sql'
import type { Page } from '~backend/platform/http/pagination'
import type { Locale } from '~backend/platform/localized-text'
import type { AccountType } from '~contract/accounts'
import { MAX_FOUND_USERS, type UserList } from '~contract/desk'
import { listNameSpellings } from '~contract/values/reader-name'
import { parsePhone } from '~contract/values/typed-phone'

export type UserRow = Row<
  'users',
  'id' | 'type' | 'email' | 'phone_number' | 'is_operator' | 'awaits_confirmation'
> & { name: string; created_at: string; is_blocked: boolean }

export type UserDetailsRow = UserRow &
  Row<'users', 'company_code' | 'slug' | 'block_reason'> & {
    blocked_at: string | null
    statements_total: number
    orders_total: number
  }

const COLUMNS = `u.id, u.type, ${userNameSql('u')} as name, u.email, u.phone_number,
  ${toGeorgianTimeSql('u.created_at')} as created_at, u.is_operator, u.awaits_confirmation,
  u.blocked_at is not null as is_blocked`

const FILTER = `u.closed_at is null and ($2::text is null or u.type = $2) and case $1::text
  when 'unconfirmed' then u.awaits_confirmation
  when 'blocked' then u.blocked_at is not null
  when 'operators' then u.is_operator
  else true end`

export interface UserFilter {
  list: UserList
  type: AccountType | undefined
}

/** Lists users, latest first. */
export async function listUsers(
  db: Db,
  { list, type }: UserFilter,
  { page, perPage }: Page,
): Promise<UserRow[]> {
  const { rows } = await db.query<UserRow>(
    `select ${COLUMNS} from users u where ${FILTER} order by u.id desc limit $3 offset $4`,
    [list, type ?? null, perPage, (page - 1) * perPage],
  )
  return rows
}

export async function countUsers(db: Db, { list, type }: UserFilter): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    `select count(*) as total from users u where ${FILTER}`,
    [list, type ?? null],
  )
  return rows[0]?.total ?? 0
}

/**
 * Finds users by a part of the name in any script or usual spelling, a part of the email, or digits of a
 * phone number.
 * An exact email comes first.
 */
export async function searchUsers(
  db: Db,
  text: string,
  type: AccountType | undefined,
): Promise<{ rows: UserRow[]; total: number }> {
  const digits = parsePhone(text).replace(/\D/g, '')
  const pattern = `%${escapeLike(text.toLowerCase())}%`
  const { rows } = await db.query<UserRow & { total: number }>(
    `select ${COLUMNS}, count(*) over () as total from users u
     where u.closed_at is null and ($3::text is null or u.type = $3)
       and (lower(${userNameSql('u')}) like $1 or lower(u.email) like $1
         or exists (select from unnest($5::text[]) spelling
           where position(fold_name(spelling) in fold_name(${userNameSql('u')})) > 0)
         or u.id::text = $4 or u.company_code = $4
         or length($2) >= 4 and (u.phone_number like '%' || $2 || '%' or $2 = any(u.valid_phone_numbers)))
     order by lower(u.email) = $4 desc, u.id desc limit ${MAX_FOUND_USERS}`,
    [pattern, digits, type ?? null, text.toLowerCase(), listNameSpellings(text)],
  )
  return { rows, total: rows[0]?.total ?? 0 }
}

export async function countUsersByList(db: Db): Promise<Record<UserList, number>> {
  const { rows } = await db.query<Record<UserList, number>>(
    `select count(*) as "all",
       count(*) filter (where awaits_confirmation) as unconfirmed,
       count(*) filter (where blocked_at is not null) as blocked,
       count(*) filter (where is_operator) as operators
     from users where closed_at is null`,
  )
  return rows[0] ?? { all: 0, unconfirmed: 0, blocked: 0, operators: 0 }
}

/** Orders of user $1 as on the desk of orders: paid, fulfilled manually; supplements join their order. */
const ORDERS = `service_orders o
  join service_types t on t.id = o.service_type_id
  join services s on s.id = t.service_id
  where o.user_id = $1 and o.state <> 'new' and o.supplement_to is null and t.vip_tier is null`

export async function findUserDetails(db: Db, id: number): Promise<UserDetailsRow | undefined> {
  const { rows } = await db.query<UserDetailsRow>(
    `select ${COLUMNS}, u.company_code, u.slug, u.block_reason, ${toGeorgianTimeSql('u.blocked_at')} as blocked_at,
       (select count(*) from statements s where s.user_id = u.id and s.deleted_at is null) as statements_total,
       (select count(*) from ${ORDERS}) as orders_total
     from users u where u.id = $1 and u.closed_at is null`,
    [id],
  )
  return rows[0]
}

const LATEST = 10

export async function listLatestStatements(db: Db, userId: number) {
  const { rows } = await db.query<Row<'statements', 'id' | 'is_public'> & { created_at: string }>(
    `select id, is_public, ${toGeorgianTimeSql('created_at')} as created_at from statements
     where user_id = $1 and deleted_at is null order by id desc limit ${LATEST}`,
    [userId],
  )
  return rows
}

export async function listLatestOrders(db: Db, userId: number, locale: Locale) {
  const { rows } = await db.query<{ id: number; name: string; is_open: boolean; created_at: string }>(
    `select o.id, s.name_${locale} as name, o.state = 'paid' and o.ends_at is null as is_open,
       ${toGeorgianTimeSql('o.created_at')} as created_at
     from ${ORDERS} order by o.id desc limit ${LATEST}`,
    [userId],
  )
  return rows
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')
