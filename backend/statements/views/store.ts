import type { Db } from '~backend/platform/db/pool'
import { sameCompanySql } from '~backend/platform/db/same-company-sql'

/** Counts one view per visitor and day, except views by the owner, their company or its agents. */
export async function countView(
  db: Db,
  statementId: number,
  { visitor, userId }: { visitor: string; userId: number | undefined },
): Promise<void> {
  await db.query(
    `with first as (
       insert into statement_viewers (statement_id, visitor)
       select id, $2 from statements where id = $1 and ${sameCompanySql('user_id', '$3::int')} is not true
       on conflict do nothing returning statement_id),
     noted as (
       insert into statement_views (statement_id) select statement_id from first
       on conflict (statement_id, day) do update set views = statement_views.views + 1)
     update statements set views = views + 1 where id in (select statement_id from first)`,
    [statementId, visitor, userId ?? null],
  )
}

/** Deletes who viewed what on past days. */
export async function deletePastViewers(db: Db): Promise<void> {
  await db.query('delete from statement_viewers where day < georgian_today()')
}
