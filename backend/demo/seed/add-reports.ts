import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { ReportReason } from '~contract/statements'
import { DAY_MS, toGeorgianDate } from '~contract/values/georgian-time'

interface DemoReport {
  by: string
  reason: ReportReason
  comment: string
  daysAgo: number
  /** Days since an operator decided; undefined for an open report. */
  closedDaysAgo?: number
}

const REPORTS: readonly DemoReport[] = [
  { by: 'agent', reason: 'sold', comment: '', daysAgo: 6, closedDaysAgo: 5 },
  {
    by: 'physical',
    reason: 'wrong_price',
    comment: 'ტელეფონით სხვა ფასი დამისახელეს.',
    daysAgo: 4,
  },
  { by: 'broker', reason: 'wrong_place', comment: '', daysAgo: 2 },
  {
    by: 'designer',
    reason: 'other',
    comment: 'ფოტოებზე სხვა ბინაა, ვიდრე ადგილზე დამხვდა.',
    daysAgo: 1,
  },
]

/** Adds reports of statements whose owners cannot sign in to the demo. Safe to repeat. */
export async function addReports(db: Db, day: Date): Promise<void> {
  const { rows } = await db.query<Row<'statements', 'id'>>(
    `select s.id from statements s join users u on u.id = s.user_id
     where s.is_public and u.email not like '%@demo.test' and s.created_at < $1::timestamptz - interval '10 days'
       and not exists (select from statement_reports)
     order by md5(s.id::text) limit $2`,
    [day, REPORTS.length],
  )
  for (const [at, { id }] of rows.entries()) {
    const { by, reason, comment, daysAgo, closedDaysAgo } = REPORTS[at] as DemoReport
    const toTime = (days: number) => new Date(day.getTime() - days * DAY_MS)
    const createdAt = toTime(daysAgo)
    await db.query(
      `insert into statement_reports (statement_id, user_id, visitor, reason, comment, day, created_at)
       select $1, (select id from users where email = $2), $3, $4, $5, $6, $7`,
      [id, `${by}@demo.test`, `demo ${by}`, reason, comment, toGeorgianDate(createdAt), createdAt],
    )
    if (closedDaysAgo !== undefined)
      await db.query(
        `update leads set closed_at = $2 where kind = 'statement_report'
           and source_id in (select id::text from statement_reports where statement_id = $1)`,
        [id, toTime(closedDaysAgo)],
      )
  }
}
