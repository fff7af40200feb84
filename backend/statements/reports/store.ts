import type { Db } from '~backend/platform/db/pool'
import type { contactEndpoints } from '~contract/endpoints/contact'
import type { BodyOf } from '~contract/endpoints/endpoint'

/** Adds a report; only a visitor's first one per day counts. */
export async function addReport(
  db: Db,
  reporter: { statementId: number; userId: number | undefined; visitor: string },
  { reason, comment }: BodyOf<typeof contactEndpoints.reportStatement>,
): Promise<void> {
  await db.query(
    `insert into statement_reports (statement_id, user_id, visitor, reason, comment) values ($1, $2, $3, $4, $5)
     on conflict (statement_id, day, visitor) do nothing`,
    [reporter.statementId, reporter.userId, reporter.visitor, reason, comment],
  )
}
