import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { ExchangeRateSource } from '~contract/currencies'
import type { OfficialRate } from './national-bank'

/** Number of rows locked at a time. */
const BATCH_SIZE = 2_000

export type ExchangeRateRow = Row<'exchange_rates', 'currency_id' | 'gel' | 'day'> & {
  source: ExchangeRateSource
}

/** Lists the rates that hold now. */
export async function listCurrentExchangeRates(db: Db): Promise<ExchangeRateRow[]> {
  const { rows } = await db.query<ExchangeRateRow>(
    `select distinct on (currency_id) currency_id, gel, day, source from exchange_rates
     where day <= (now() at time zone 'Asia/Tbilisi')::date
     order by currency_id, day desc`,
  )
  return rows
}

/** Deletes demo rates, which must not convert prices outside a demo. */
export async function deleteDemoRates(db: Db): Promise<void> {
  await db.query("delete from exchange_rates where source = 'demo'")
}

/** Finds the newest official rate of a currency, even if it holds only from tomorrow. */
export async function findLatestOfficialRate(
  db: Db,
  currencyId: number,
): Promise<{ gel: number; fetched_at: Date } | undefined> {
  const { rows } = await db.query<Row<'exchange_rates', 'gel' | 'fetched_at'>>(
    `select gel, fetched_at from exchange_rates
     where currency_id = $1 and source = 'national_bank' order by day desc limit 1`,
    [currencyId],
  )
  return rows[0]
}

/** True if an official rate of a currency holds now. */
export async function hasOfficialRate(db: Db, currencyId: number): Promise<boolean> {
  const rates = await listCurrentExchangeRates(db)
  return rates.some(({ currency_id, source }) => currency_id === currencyId && source === 'national_bank')
}

/** Saves an official rate. It replaces a demo rate. */
export async function saveOfficialRate(db: Db, { currencyId, day, gel }: OfficialRate): Promise<void> {
  await db.query(
    `insert into exchange_rates (currency_id, day, gel, source) values ($1, $2, $3, 'national_bank')
     on conflict (currency_id, day) do update
     set gel = excluded.gel, source = excluded.source, fetched_at = now()`,
    [currencyId, day, gel],
  )
}

/** Converts all prices by the rates that hold now, so that they are all of one day. */
export async function convertPrices(db: Db, signal: AbortSignal): Promise<void> {
  await db.query(
    'update auctions set usd_rate = current_rate(2::smallint) where usd_rate is distinct from current_rate(2::smallint)',
  )
  for (;;) {
    const former = await findFormerRate(db)
    if (former === undefined) return
    let last: number | undefined = 0
    while (last !== undefined) {
      if (signal.aborted) return
      last = await convertBatch(db, former, last)
    }
  }
}

// `coalesce` as in the index: without it, finding no price to convert would take a scan of all statements.
const RATE_SQL = 'coalesce(usd_rate, 0)'
const CURRENT_RATE_SQL = 'coalesce(current_rate(2::smallint), 0)'

/**
 * Finds a rate by which prices are converted though another one holds now.
 * @returns 0 if they are not converted at all; undefined if all follow the current rate
 */
async function findFormerRate(db: Db): Promise<number | undefined> {
  const { rows } = await db.query<{ rate: number | null }>(
    `select coalesce(
       (select min(${RATE_SQL}) from statements where ${RATE_SQL} < ${CURRENT_RATE_SQL}),
       (select max(${RATE_SQL}) from statements where ${RATE_SQL} > ${CURRENT_RATE_SQL})) as rate`,
  )
  return rows[0]?.rate ?? undefined
}

/**
 * Converts one batch. Rows are locked in id order, as elsewhere, to prevent deadlocks.
 * @returns the last id of the batch; undefined after the last batch
 */
async function convertBatch(db: Db, former: number, after: number): Promise<number | undefined> {
  const { rows } = await db.query<Row<'statements', 'id'>>(
    `update statements set usd_rate = current_rate(2::smallint)
     where id in (select id from statements where ${RATE_SQL} = $1 and id > $2 order by id limit $3 for update)
     returning id`,
    [former, after, BATCH_SIZE],
  )
  return rows.length === BATCH_SIZE ? Math.max(...rows.map(({ id }) => id)) : undefined
}
