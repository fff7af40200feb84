import type { Db } from '~backend/platform/db/pool'

const WEEKS = 6

/** A rate for every day up to today; the last known one continues, as prices were converted at it. */
export async function addExchangeRates(db: Db, today: string): Promise<void> {
  await db.query(
    `insert into exchange_rates (currency_id, day, gel)
     select currency, day, current_rate(currency)
     from unnest(array[2, 3]::smallint[]) currency,
          generate_series($1::date - $2 * 7, $1::date, interval '1 day') day
     on conflict do nothing`,
    [today, WEEKS],
  )
}
