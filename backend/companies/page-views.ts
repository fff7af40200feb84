import type { Request } from 'express'
import type { Logger } from 'pino'
import type { Db } from '~backend/platform/db/pool'
import { sameCompanySql } from '~backend/platform/db/same-company-sql'
import { findViewer } from '~backend/platform/http/visitor'

interface PageView {
  companyId: number
  /** Signed-in visitor; undefined for a guest. */
  userId: number | undefined
}

/** Counts one view per visitor and day, except views by the company and its agents. */
async function countPageView(db: Db, { companyId, userId }: PageView, visitor: string): Promise<void> {
  await db.query(
    `with first as (
       insert into company_viewers (user_id, visitor)
       select $1::int, $2 where ${sameCompanySql('$1::int', '$3::int')} is not true
       on conflict do nothing returning user_id),
     noted as (
       insert into company_views (user_id) select user_id from first
       on conflict (user_id, day) do update set views = company_views.views + 1)
     update users set page_views = page_views + 1 where id in (select user_id from first)`,
    [companyId, visitor, userId ?? null],
  )
}

/** Counts a view after the response. A failure is only logged. */
export function countPageViewAfterResponse(db: Db, log: Logger, request: Request, view: PageView): void {
  const visitor = findViewer(request)
  if (visitor === undefined) return
  request.res?.once('finish', () => {
    countPageView(db, view, visitor).catch(({ message }: Error) => {
      log.warn({ reason: message, companyId: view.companyId }, 'cannot count a view of a company page')
    })
  })
}

export async function deleteOldCompanyViewers(db: Db): Promise<void> {
  await db.query('delete from company_viewers where day < georgian_today()')
}
