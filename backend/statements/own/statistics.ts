import type { z } from 'zod'
import type { Db } from '~backend/platform/db/pool'
import { notFound } from '~backend/platform/http/errors'
import type { StatementStatistics } from '~contract/schemas/own-statements'

const STATISTICS_DAYS = 30

type DayStatistics = z.input<typeof StatementStatistics>

/**
 * Lists statistics, latest day first.
 * @throws ApiError 404 for another user's statement
 */
export async function listDayStatistics(db: Db, userId: number, id: number): Promise<DayStatistics> {
  const { rowCount } = await db.query(
    'select from statements where id = $1 and user_id = $2 and deleted_at is null',
    [id, userId],
  )
  if (rowCount === 0) throw notFound('Statement')
  const { rows } = await db.query<DayStatistics[number]>(
    `select days.day,
            coalesce((select views from statement_views where statement_id = $1 and day = days.day), 0) as views,
            coalesce((select reveals from phone_reveals where statement_id = $1 and day = days.day), 0) as phone_views,
            (select count(*) from favorites
             where statement_id = $1 and (kept_at at time zone 'Asia/Tbilisi')::date = days.day) as favorites
     from (select georgian_today() - ago as day from generate_series(0, $2 - 1) ago) days
     order by days.day desc`,
    [id, STATISTICS_DAYS],
  )
  return rows
}
