import type { Db } from '~backend/platform/db/pool'
import { provedPhoneSql } from '~backend/platform/db/proved-phone-sql'
import { sameCompanySql } from '~backend/platform/db/same-company-sql'
import type { PhoneOwner } from '~contract/phones'
import { isId } from '~contract/values/ids'

export async function findPhone(db: Db, kind: PhoneOwner, id: number): Promise<string | undefined> {
  if (!isId(id)) return undefined
  const { rows } = await db.query<{ phone_number: string | null }>(
    kind === 'project'
      ? `select coalesce(p.manager_phone, ${provedPhoneSql('u')}) as phone_number
         from projects p join users u on u.id = p.developer_id and u.blocked_at is null where p.id = $1`
      : `select ${provedPhoneSql('users')} as phone_number from users where id = $1 and type = $2
           and blocked_at is null and ${kind === 'agent' ? 'exists (select from broker_agents where agent_id = users.id)' : 'slug is not null'}`,
    kind === 'project' ? [id] : [id, kind],
  )
  return rows[0]?.phone_number ?? undefined
}

interface PhoneReveal {
  kind: PhoneOwner
  id: number
  /** Signed-in visitor; undefined for a guest. */
  userId: number | undefined
}

/**
 * Counts a reveal, except reveals by the company and its agents.
 * @returns the account whose number it is; undefined if the reveal does not count
 */
export async function countPhoneReveal(
  db: Db,
  { kind, id, userId }: PhoneReveal,
): Promise<number | undefined> {
  const [table, column, owner] =
    kind === 'project'
      ? ['project_phone_reveals', 'project_id', '(select developer_id from projects where id = $1)']
      : ['company_phone_reveals', 'user_id', '$1::int']
  const { rows } = await db.query<{ owner_id: number }>(
    `insert into ${table} (${column}) select $1::int where ${sameCompanySql(owner, '$2::int')} is not true
     on conflict (${column}, day) do update set reveals = ${table}.reveals + 1 returning ${owner} as owner_id`,
    [id, userId ?? null],
  )
  return rows[0]?.owner_id
}
