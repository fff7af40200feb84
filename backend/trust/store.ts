import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { CONFIRMED_PERIODS } from '~contract/freshness'
import { REDUCED_DAYS } from '~contract/price-reductions'
import { FRESH_DAYS } from '~contract/public-figures'
import type { Period } from './rules'

/** Counts published statements, those deleted since included. */
export async function countPublished(db: Db, { begin, end }: Period): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    'select count(*) as total from statements where created_at >= $1 and created_at < $2',
    [begin, end],
  )
  return rows[0]?.total ?? 0
}

type ReportRow = {
  /** Reason; null for the total. */
  reason: string | null
  received: number
  led_to_block: number
  closed: number
  decided: number
  median_hours: number | null
}

/** Counts reports by reason and in total. */
export async function countReports(db: Db, { begin, end }: Period): Promise<ReportRow[]> {
  const { rows } = await db.query<ReportRow>(
    `with reports as (
       select r.reason, r.created_at, l.closed_at, (
         select min(a.created_at) from operator_acts a
         where a.act = 'block' and a.created_at >= r.created_at
           and (l.closed_at is null or a.created_at <= l.closed_at)
           and (a.subject = 'statement' and a.subject_id = s.id::text
             or a.subject = 'user' and a.subject_id = s.user_id::text)
       ) as blocked_at
       from statement_reports r
       join statements s on s.id = r.statement_id
       join leads l on l.kind = 'statement_report' and l.source_id = r.id::text
       where r.created_at >= $1 and r.created_at < $2
     )
     select case when grouping(reason) = 0 then reason end as reason,
       count(*) as received,
       count(blocked_at) as led_to_block,
       count(*) filter (where blocked_at is null and closed_at is not null) as closed,
       count(least(blocked_at, closed_at)) as decided,
       (percentile_cont(0.5) within group (order by extract(epoch from least(blocked_at, closed_at) - created_at)) / 3600)::float
         as median_hours
     from reports group by grouping sets ((reason), ())`,
    [begin, end],
  )
  return rows
}

type DecisionRow = {
  statement_blocks: number
  statement_unblocks: number
  user_blocks: number
  reviews_published: number
  reviews_refused: number
}

export async function countDecisions(db: Db, { begin, end }: Period): Promise<DecisionRow> {
  const { rows } = await db.query<DecisionRow>(
    `select count(*) filter (where subject = 'statement' and act = 'block') as statement_blocks,
       count(*) filter (where subject = 'statement' and act = 'unblock') as statement_unblocks,
       count(*) filter (where subject = 'user' and act = 'block') as user_blocks,
       count(*) filter (where subject = 'statement_draft' and act = 'publish') as reviews_published,
       count(*) filter (where subject = 'statement_draft' and act = 'refuse') as reviews_refused
     from operator_acts where created_at >= $1 and created_at < $2`,
    [begin, end],
  )
  if (!rows[0]) throw new Error('an aggregate without a row')
  return rows[0]
}

type PublicRow = Row<'users', 'type'> & {
  total: number
  phone_confirmed: number
  fresh: number
  confirmed_short: number
  confirmed_long: number
  reduced: number
}

/** Counts homes that several public statements offer, and these statements. */
export async function countSameHomes(db: Db): Promise<{ homes: number; statements: number }> {
  const { rows } = await db.query<{ homes: number; statements: number }>(
    `select count(*) as homes, coalesce(sum(offers), 0)::integer as statements
     from (select count(*) as offers from statements where home_group_id is not null and is_public
           group by home_group_id having count(*) > 1) shared`,
  )
  return rows[0] ?? { homes: 0, statements: 0 }
}

/** Counts searches that send emails, and comparisons that are shared. */
export async function countInUse(db: Db): Promise<{ followed_searches: number; shared_comparisons: number }> {
  const { rows } = await db.query<{ followed_searches: number; shared_comparisons: number }>(
    `select (select count(*) from saved_searches where sends_emails) as followed_searches,
       (select count(*) from comparisons) as shared_comparisons`,
  )
  return rows[0] ?? { followed_searches: 0, shared_comparisons: 0 }
}

/** Counts public statements by owner. */
export async function countPublicStatements(db: Db): Promise<PublicRow[]> {
  const { rows } = await db.query<PublicRow>(
    `select u.type, count(*) as total,
       count(*) filter (where s.phone_number = any(u.valid_phone_numbers)) as phone_confirmed,
       count(*) filter (where s.last_updated >= now() - interval '${FRESH_DAYS} days') as fresh,
       count(*) filter (where s.confirmed_at >= now() - interval '${CONFIRMED_PERIODS.short} days') as confirmed_short,
       count(*) filter (where s.confirmed_at >= now() - interval '${CONFIRMED_PERIODS.long} days') as confirmed_long,
       count(*) filter (where s.reduced_at >= now() - interval '${REDUCED_DAYS} days') as reduced
     from statements s join users u on u.id = s.user_id
     where s.is_public group by u.type order by total desc, u.type`,
  )
  return rows
}
