import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import type { Db } from '~backend/platform/db/pool'
import type { Page } from '~backend/platform/http/pagination'
import type { Locale } from '~backend/platform/localized-text'
import type { TimelineKind } from '~contract/desk'
import { toLari } from '~contract/values/money'

interface TimelineRow {
  kind: TimelineKind
  /** Id of the statement, order, payment or lead. */
  id: number
  name: string
  state: string
  tetri: number | null
  created_at: string
}

/**
 * SQL of everything that user $1 did or that was reported about their statements. Messages are what they sent
 * to operators; nothing holds texts or contacts.
 */
const toTimelineSql = (locale: Locale) => `
  select 'statement' as kind, s.id, '' as name, case when s.is_public then 'shown' else 'not_shown' end as state,
    null::bigint as tetri, s.created_at as at
  from statements s where s.user_id = $1 and s.deleted_at is null
  union all
  select 'order', o.id, s.name_${locale}, case when o.state = 'paid' and o.ends_at is null then 'open' else 'closed' end,
    null, o.created_at
  from service_orders o join service_types t on t.id = o.service_type_id join services s on s.id = t.service_id
  where o.user_id = $1 and o.state <> 'new' and o.supplement_to is null
  union all
  select 'payment', p.id, p.purpose, p.state, p.amount, p.created_at
  from payments p where p.user_id = $1 and p.state <> 'new'
  union all
  select 'message', l.id, l.kind, case when l.closed_at is null then 'open' else 'closed' end, null, l.created_at
  from leads l where l.sender_id = $1 and l.kind <> 'statement_report'
  union all
  select 'report', l.id, r.reason, case when l.closed_at is null then 'open' else 'closed' end, null, l.created_at
  from leads l join statement_reports r on r.id = l.source_id::integer
  where l.kind = 'statement_report'
    and (l.sender_id = $1 or l.statement_id in (select id from statements where user_id = $1))`

/** Lists what a user did, latest first. */
export async function listTimeline(
  db: Db,
  { userId, kind, locale }: { userId: number; kind: TimelineKind | undefined; locale: Locale },
  { page, perPage }: Page,
) {
  const { rows } = await db.query<TimelineRow>(
    `select kind, id, name, state, tetri, ${toGeorgianTimeSql('at')} as created_at
     from (${toTimelineSql(locale)}) done where $2::text is null or kind = $2
     order by at desc, kind, id desc limit $3 offset $4`,
    [userId, kind ?? null, perPage, (page - 1) * perPage],
  )
  return rows.map(({ tetri, ...row }) => ({ ...row, amount: tetri === null ? null : toLari(tetri) }))
}

export async function countTimeline(db: Db, userId: number): Promise<Partial<Record<TimelineKind, number>>> {
  const { rows } = await db.query<{ kind: TimelineKind; total: number }>(
    `select kind, count(*)::int as total from (${toTimelineSql('ka')}) done group by kind`,
    [userId],
  )
  return Object.fromEntries(rows.map(({ kind, total }) => [kind, total]))
}
