import type { Db } from '~backend/platform/db/pool'

/**
 * SQL of a made-up rate at a moment: it rose and fell by one and a half percent within half a year, and has
 * come to the demo's present rate.
 * @param moment SQL of the moment
 */
const rateSql = (moment: string) =>
  `round((current_rate(2::smallint) * (1 + 0.015 * sin(extract(epoch from $1 - ${moment}) / 86400 / 29)))::numeric, 4)`

/** Adds former prices to every eighth sale, mostly higher ones; some sales get two. */
export async function addFormerPrices(db: Db, day: Date): Promise<void> {
  await db.query(
    `insert into former_prices (statement_id, until, price, currency_id, rate_from, rate_until)
     select id, until, price, currency_id, ${rateSql('since')}, ${rateSql('until')}
     from (
       select id, until, round(price * factor / 500) * 500 as price, currency_id,
              coalesce(lag(until) over (partition by id order by until), created_at) as since
       from (
         select s.id, s.price, s.currency_id, s.created_at,
                s.created_at + ($1 - s.created_at) * change.share as until,
                1 + change.sign * (2 + s.id % 7) / 100.0 * change.steps as factor
         from statements s
         cross join lateral (values
           (0.3 + s.id % 5 / 10.0, case when s.id % 48 = 0 then -1 else 1 end, 1),
           (0.1 + s.id % 3 / 20.0, 1, 2)
         ) as change (share, sign, steps)
         where s.id % 8 = 0 and s.deal_type_id = 1 and s.price > 0
           and s.created_at < $1 - interval '10 days' and (change.steps = 1 or s.id % 24 = 0)
           and not exists (select from former_prices f where f.statement_id = s.id)
       ) changed
     ) dated`,
    [day],
  )
  await db.query(
    `update statements s set reduced_at = reduction_moment(s.id, s.price, s.currency_id)
     where s.id = any(array(select statement_id from former_prices))
       and s.reduced_at <> reduction_moment(s.id, s.price, s.currency_id)`,
  )
}
