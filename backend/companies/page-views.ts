import type { Request } from 'express'
import type { Logger } from 'pino'
import type { Db } from '~backend/platform/db/pool'
import { findVisitorId } from '~backend/platform/http/visitor'

/** Counts one view per visitor and day. */
async function countPageView(db: Db, userId: number, visitor: string): Promise<void> {
  await db.query(
    `with first as (
       insert into company_viewers (user_id, visitor) values ($1, $2)
       on conflict do nothing returning user_id),
     noted as (
       insert into company_views (user_id) select user_id from first
       on conflict (user_id, day) do update set views = company_views.views + 1)
     update users set page_views = page_views + 1 where id in (select user_id from first)`,
    [userId, visitor],
  )
}

/** Counts a view after the response. A failure is only logged. */
export function countPageViewAfterResponse(db: Db, log: Logger, request: Request, userId: number): void {
  const visitor = findVisitorId(request)
  if (visitor === undefined) return
  request.res?.once('finish', () => {
    countPageView(db, userId, visitor).catch(({ message }: Error) => {
      log.warn({ reason: message, userId }, 'cannot count a view of a company page')
    })
  })
}

export async function deleteOldCompanyViewers(db: Db): Promise<void> {
  await db.query('delete from company_viewers where day < georgian_today()')
}
