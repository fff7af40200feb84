import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { userNameSql } from '~backend/platform/db/user-name-sql'
import { ACCOUNT_TYPES } from '~contract/accounts'

const DEMO_EMAILS = [...ACCOUNT_TYPES, 'operator', 'operator2'].map((name) => `${name}@demo.test`)

export type DemoPerson = Row<'users', 'email' | 'type' | 'is_operator'> & {
  name: string
}

export function isDemoEmail(email: unknown): email is string {
  return typeof email === 'string' && DEMO_EMAILS.includes(email)
}

export async function listDemoPeople(db: Db): Promise<DemoPerson[]> {
  const { rows } = await db.query<DemoPerson>(
    `select email, type, is_operator, ${userNameSql('users')} as name
     from users where lower(email) = any($1) order by array_position($1, lower(email))`,
    [DEMO_EMAILS],
  )
  return rows
}
