import type pg from 'pg'
import type { ReadLong } from '~backend/platform/db/long-reads'
import type { Db } from '~backend/platform/db/pool'
import { inTransaction } from '~backend/platform/db/transaction'
import type { Job } from '~backend/platform/jobs/run-jobs'
import { ASKING_PRICE_MONTHS } from '~contract/asking-prices'
import { CURRENCY_IDS } from '~contract/currencies'
import { type AskingPriceRow, countAskingPrices } from './count-month'

const CHECK_INTERVAL_MS = 3_600_000
const MAX_DURATION_MS = 15 * 60_000
/** Query timeout in ms. A million statements take seconds a month. */
const MAX_QUERY_MS = 120_000

interface JobContext {
  pool: pg.Pool
  readLong: ReadLong
}

interface DueMonth {
  /** First day, as a date. */
  month: string
  /** Last moment in Georgia. */
  ends_at: Date
  /** Lari for a dollar on the last day. */
  usd_rate: number
}

/**
 * Lists the months that are over for an hour and not counted, oldest first, from the first statement on. A
 * month before any known exchange rate is left out.
 */
const DUE_MONTHS_SQL = `
  select month::date::text as month, ends_at, usd_rate from (
    select month, ends_at, rate_at(${CURRENCY_IDS.usd}::smallint, ends_at) as usd_rate from (
      select month, (month + interval '1 month') at time zone 'Asia/Tbilisi' - interval '1 microsecond' as ends_at
      from generate_series(
        greatest(
          date_trunc('month', (select min(created_at) from statements) at time zone 'Asia/Tbilisi'),
          date_trunc('month', $1::timestamptz at time zone 'Asia/Tbilisi') - make_interval(months => $2)),
        $1::timestamptz at time zone 'Asia/Tbilisi', '1 month') month
    ) months
  ) rated
  where ends_at < $1::timestamptz - interval '1 hour' and usd_rate is not null
    and month::date not in (select month from asking_price_months)
  order by month`

/** Creates a job that counts the asking prices of each month that is over, on the standby if there is one. */
export function createAskingPricesJob({ pool, readLong }: JobContext): Job {
  return {
    name: 'asking-prices',
    intervalMs: CHECK_INTERVAL_MS,
    maxDurationMs: MAX_DURATION_MS,
    isLong: true,
    async run(signal) {
      await countDueMonths(pool, readLong, { signal })
    },
  }
}

export async function countDueMonths(
  pool: pg.Pool,
  readLong: ReadLong,
  { now = new Date(), signal }: { now?: Date; signal?: AbortSignal } = {},
): Promise<void> {
  const limits = { maxQueryMs: MAX_QUERY_MS, isCurrent: true }
  const { rows: months } = await readLong(
    (db) => db.query<DueMonth>(DUE_MONTHS_SQL, [now, ASKING_PRICE_MONTHS]),
    limits,
  )
  for (const month of months) {
    if (signal?.aborted) return
    const rows = await readLong((db) => countAskingPrices(db, month.ends_at, month.usd_rate), limits)
    await inTransaction(pool, (transaction) => saveMonth(transaction, month, rows))
  }
}

/** Keeps what is there, if another process counted the month meanwhile. */
async function saveMonth(db: Db, { month, usd_rate }: DueMonth, rows: AskingPriceRow[]): Promise<void> {
  const { rowCount } = await db.query(
    'insert into asking_price_months (month, usd_rate) values ($1, $2) on conflict do nothing',
    [month, usd_rate],
  )
  if (rowCount === 0) return
  await db.query(
    `insert into asking_prices
       (month, urban_id, deal_type_id, real_estate_type_id, statements, lower_quartile, median, upper_quartile)
     select $1, urban_id, deal_type_id, real_estate_type_id, statements, lower_quartile, median, upper_quartile
     from jsonb_to_recordset($2) as counted (urban_id integer, deal_type_id smallint, real_estate_type_id smallint,
       statements integer, lower_quartile float8, median float8, upper_quartile float8)`,
    [month, JSON.stringify(rows)],
  )
}
