import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { MIN_PRICED_STATEMENTS } from '~contract/asking-prices'
import { CURRENCY_IDS } from '~contract/currencies'
import { DAILY_RENT_DEAL_ID, PRICE_FROM_TYPE_ID } from '~contract/statements'

export type AskingPriceRow = Row<
  'asking_prices',
  | 'urban_id'
  | 'deal_type_id'
  | 'real_estate_type_id'
  | 'statements'
  | 'lower_quartile'
  | 'median'
  | 'upper_quartile'
>

/**
 * Statements published at `$1`, each with the price it had then: that of the first change after it, or the
 * present one. Quartiles are interpolated.
 */
const COUNT_SQL = `
  with asked as (
    select s.urban_id, s.deal_type_id, s.real_estate_type_id,
      case coalesce(former.currency_id, s.currency_id) when ${CURRENCY_IDS.gel} then 1 else $2::float8 end
        * coalesce(former.price, s.price) / s.area_m2 as square_price
    from statements s
    left join (
      select distinct on (statement_id) statement_id, price, currency_id from former_prices
      where until > $1::timestamptz order by statement_id, until
    ) former on former.statement_id = s.id
    where s.created_at <= $1::timestamptz and s.urban_id is not null and s.area_m2 > 0
      and coalesce(former.price, s.price) > 0
      and s.price_type_id <> ${PRICE_FROM_TYPE_ID} and s.deal_type_id <> ${DAILY_RENT_DEAL_ID}
      and not exists (
        select from statement_withdrawals w
        where w.statement_id = s.id and w.since <= $1::timestamptz and (w.until is null or w.until > $1::timestamptz)
      )
  ), grouped as (
    select urban_id, deal_type_id, real_estate_type_id, count(*)::integer as statements,
      percentile_cont(array[0.25, 0.5, 0.75]) within group (order by square_price) as quartiles
    from asked group by urban_id, deal_type_id, real_estate_type_id
  )
  select urban_id, deal_type_id, real_estate_type_id, statements,
    case when statements >= ${MIN_PRICED_STATEMENTS} then quartiles[1] end as lower_quartile,
    case when statements >= ${MIN_PRICED_STATEMENTS} then quartiles[2] end as median,
    case when statements >= ${MIN_PRICED_STATEMENTS} then quartiles[3] end as upper_quartile
  from grouped`

/** Counts the asking prices at a moment, in lari per m². */
export async function countAskingPrices(db: Db, moment: Date, usdRate: number): Promise<AskingPriceRow[]> {
  const { rows } = await db.query<AskingPriceRow>(COUNT_SQL, [moment, usdRate])
  return rows
}
