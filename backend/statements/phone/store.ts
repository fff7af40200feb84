import type { Db } from '~backend/platform/db/pool'
import type { Column, Row } from '~backend/platform/db/row'
import { sameCompanySql } from '~backend/platform/db/same-company-sql'

export async function findPhone(
  db: Db,
  uuid: string,
): Promise<{ statementId: number; phoneNumber: string } | undefined> {
  const { rows } = await db.query<
    Row<'statements', 'id'> & { phone_number: NonNullable<Column<'statements', 'phone_number'>> }
  >(
    `select id, phone_number from statements
     where uuid = $1 and is_public and expires_at > now() and phone_number is not null`,
    [uuid],
  )
  return rows[0] && { statementId: rows[0].id, phoneNumber: rows[0].phone_number }
}

/**
 * Counts a reveal, except reveals by the owner, their company and its agents.
 * @returns the owner, if the reveal counted
 */
export async function countPhoneReveal(
  db: Db,
  statementId: number,
  userId: number | undefined,
): Promise<number | undefined> {
  const { rows } = await db.query<Row<'statements', 'user_id'>>(
    `with counted as (
       insert into phone_reveals (statement_id)
       select id from statements where id = $1 and ${sameCompanySql('user_id', '$2::int')} is not true
       on conflict (statement_id, day) do update set reveals = phone_reveals.reveals + 1 returning statement_id)
     select s.user_id from statements s join counted on counted.statement_id = s.id`,
    [statementId, userId ?? null],
  )
  return rows[0]?.user_id
}
