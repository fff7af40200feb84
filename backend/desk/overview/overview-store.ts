import type { Db } from '~backend/platform/db/pool'
import { IS_OPEN_LEAD } from '../open-lead-sql'

/** SQL of the last midnight in Georgia. */
const TODAY = "date_trunc('day', now() at time zone 'Asia/Tbilisi') at time zone 'Asia/Tbilisi'"
/** SQL condition: an act `a` that finishes a lead or answers its sender. */
const HANDLES = "a.subject = 'lead' and a.act in ('answer', 'approve', 'decline', 'close')"

/** Counts leads by kind: open ones, those of them that are late, and all received today. */
export async function countLeadsByKind(db: Db) {
  const { rows } = await db.query<{ kind: string; open: number; late: number; received_today: number }>(
    `select kind, sum(open)::int as open, sum(late)::int as late, sum(received)::int as received_today from (
       select l.kind, count(*) as open, count(*) filter (where l.due_at < now()) as late, 0 as received
       from leads l where ${IS_OPEN_LEAD} group by l.kind
       union all
       select l.kind, 0, 0, count(*) from leads l where l.created_at >= ${TODAY} group by l.kind) counted
     group by kind`,
  )
  return rows
}

/** Counts the leads first handled today, with the median time since they were received. */
export async function countHandledToday(db: Db) {
  const { rows } = await db.query<{ handled_today: number; median_minutes: number | null }>(
    `with today as (
       select distinct a.subject_id from operator_acts a where ${HANDLES} and a.created_at >= ${TODAY}),
     handled as (
       select a.subject_id, min(a.created_at) as at from today t
       join operator_acts a on a.subject_id = t.subject_id where ${HANDLES} group by a.subject_id)
     select count(*) as handled_today,
       percentile_cont(0.5) within group (order by extract(epoch from h.at - l.created_at) / 60) as median_minutes
     from handled h join leads l on l.id = h.subject_id::integer where h.at >= ${TODAY}`,
  )
  return rows[0] ?? { handled_today: 0, median_minutes: null }
}

/** Sums up the payments that the bank confirmed today, in tetri. */
export async function sumPaymentsToday(db: Db) {
  const { rows } = await db.query<{ count: number; amount: number }>(
    `select count(*) as count, coalesce(sum(p.amount), 0)::int as amount from payments p
     where p.method in ('card', 'internet-bank') and p.state in ('succeeded', 'part_refunded', 'refunded')
       and p.finished_at >= ${TODAY}`,
  )
  return rows[0] ?? { count: 0, amount: 0 }
}
