import type { Db } from '~backend/platform/db/pool'

const SHOWN_DAYS = 30

/** Spreads the views of demo people's statements over the days since publication, as owners see them. */
export async function addDailyViews(db: Db, day: string): Promise<void> {
  await db.query(
    `insert into statement_views (statement_id, day, views)
     select id, day, views from (
       select id, day, floor(total * share) - coalesce(floor(total * lag(share) over earlier), 0) as views from (
         select id, total, day,
                sum(weight) over (partition by id order by day) / sum(weight) over (partition by id) as share
         from (
           select statements.id, statements.views as total, days.day::date as day,
                  1 + (statements.id * 31 + extract(doy from days.day)::int * 57) % 97 / 97.0 as weight
           from statements
           join users on users.id = statements.user_id and users.email like '%@demo.test'
           cross join generate_series((statements.created_at at time zone 'Asia/Tbilisi')::date, $1::date, '1 day') days (day)
         ) weighted
       ) shared window earlier as (partition by id order by day)
     ) spread
     where views > 0 and day > $1::date - $2::int
     on conflict do nothing`,
    [day, SHOWN_DAYS],
  )
}
