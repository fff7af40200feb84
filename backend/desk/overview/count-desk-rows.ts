import type { Db } from '~backend/platform/db/pool'
import type { DeskList } from '~contract/account-tasks'
import { IS_OPEN_LEAD } from '../open-lead-sql'

type DeskCount = DeskList | 'late_leads' | 'approvals'

/** Counts the rows that wait at the desk, late leads, and requests for a second operator. */
export async function countDeskRows(db: Db): Promise<Record<DeskCount, number>> {
  const { rows } = await db.query<Record<DeskCount, number>>(
    `select
       (select count(*)::int from leads l where ${IS_OPEN_LEAD}) as leads,
       (select count(*)::int from leads l where ${IS_OPEN_LEAD} and l.due_at < now()) as late_leads,
       (select count(*)::int from service_orders o join service_types t on t.id = o.service_type_id
        where o.state = 'paid' and o.ends_at is null and o.supplement_to is null and t.vip_tier is null
          and o.assigned_to is null) as orders,
       (select count(*)::int from statement_drafts d join users u on u.id = d.user_id
        where d.state = 'in_review' and u.blocked_at is null) as reviews,
       (select count(distinct r.statement_id)::int from statement_reports r
        join leads l on l.kind = 'statement_report' and l.source_id = r.id::text
        join statements s on s.id = r.statement_id and s.deleted_at is null
        where l.closed_at is null) as reports,
       (select count(*)::int from payments where state = 'review') as payments,
       (select count(*)::int from operator_approvals where outcome is null) as approvals`,
  )
  if (!rows[0]) throw new Error('an aggregate without a row')
  return rows[0]
}
