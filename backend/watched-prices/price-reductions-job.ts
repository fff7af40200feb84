import type pg from 'pg'
import { addMessage } from '~backend/messages/add-message'
import type { ReducedStatement } from '~backend/messages/templates/watched-prices'
import { isDaytime } from '~backend/platform/daytime'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { inTransaction } from '~backend/platform/db/transaction'
import { runForEach } from '~backend/platform/jobs/run-for-each'
import type { Job } from '~backend/platform/jobs/run-jobs'
import type { Locale } from '~backend/platform/localized-text'
import { getHeading } from '~backend/statements/heading'
import { STATEMENT_COLUMNS, STATEMENT_TABLES, type StatementRow } from '~backend/statements/statement-row'
import { CURRENCIES_BY_ID, type CurrencyId } from '~contract/currencies'
import { LOWEST_PRICE_DAYS, MIN_REDUCTION } from '~contract/price-reductions'

const INTERVAL_MS = 300_000
const MAX_DURATION_MS = 120_000
const MAX_LISTS_PER_RUN = 500

/**
 * SQL of a list whose next email is due. The time is less than a day, so that emails do not drift to later
 * hours. A time in the future is due too: the clock was set back.
 */
const DUE_SQL = `w.state = 'confirmed' and
  (w.emailed_at is null or w.emailed_at not between now() - interval '20 hours' and now())`

/**
 * SQL of the known price in the present currency of the statement. After a change of the currency it is
 * converted at the rate of that day, so that later changes of the rate count for nothing.
 */
const KNOWN_AMOUNT_SQL = `case when p.currency_id = s.currency_id then p.price::numeric else (
  select case when p.currency_id = 2 then p.price * f.rate_until else p.price / f.rate_until end
  from former_prices f where f.statement_id = s.id and f.currency_id = p.currency_id
  order by f.until desc limit 1) end`

/**
 * SQL of a statement that is reduced, by the rule of cards and filters, below the price that the recipient
 * knows. If it was raised for longer than that rule looks back, the known price no longer counts.
 */
const REDUCED_SQL = `s.is_public and s.reduced_at > 'epoch' and (p.price is null
  or s.price <= ${KNOWN_AMOUNT_SQL} * ${1 - MIN_REDUCTION}
  or p.known_at < s.reduced_at - interval '${LOWEST_PRICE_DAYS} days')`

export function createPriceReductionsJob(pool: pg.Pool): Job {
  return {
    name: 'price-reductions',
    intervalMs: INTERVAL_MS,
    maxDurationMs: MAX_DURATION_MS,
    async run(signal) {
      if (isDaytime()) await emailPriceReductions(pool, signal)
      return undefined
    },
  }
}

/** Sends each address one email about all watched statements whose seller has reduced the price. */
export async function emailPriceReductions(pool: pg.Pool, signal?: AbortSignal): Promise<void> {
  const { rows } = await pool.query<Row<'price_watches', 'id'>>(
    `select id from price_watches w where ${DUE_SQL} and exists (
       select from watched_prices p join statements s on s.id = p.statement_id
       where p.watch_id = w.id and ${REDUCED_SQL})
     order by emailed_at nulls first, id limit $1`,
    [MAX_LISTS_PER_RUN],
  )
  await runForEach(
    rows,
    ({ id }) => inTransaction(pool, (transaction) => emailReductions(transaction, id)),
    signal,
  )
}

type LockedWatch = Row<'price_watches', 'email' | 'locale' | 'token'> & { now: Date }

/** The list stays locked until the email is queued, so that each reduction is sent exactly once. */
async function emailReductions(transaction: Db, watchId: number): Promise<void> {
  const { rows } = await transaction.query<LockedWatch>(
    `select email, locale, token, now() as now from price_watches w where id = $1 and ${DUE_SQL} for update`,
    [watchId],
  )
  const [watch] = rows
  if (!watch) return
  const statements = await takeReductions(transaction, watchId)
  if (statements.length === 0) return
  await transaction.query('update price_watches set emailed_at = now() where id = $1', [watchId])
  await addMessage(transaction, {
    kind: 'price_reductions',
    to: { email: watch.email },
    facts: { statements, token: watch.token },
    locale: watch.locale as Locale,
    cause: `price_reductions:${watchId}:${watch.now.toISOString()}`,
  })
}

type ReducedRow = Pick<Row<'watched_prices', 'statement_id' | 'currency_id'>, 'statement_id'> & {
  price: number
  currency_id: CurrencyId
  former_price: number
  former_currency_id: CurrencyId
  /** Former price in the currency of the price. */
  former_amount: number
}

/** Returns the reductions of a list, whose prices are known from then on. */
async function takeReductions(transaction: Db, watchId: number): Promise<ReducedStatement[]> {
  // Shows the price that the recipient knows, or the last one if it was raised meanwhile.
  const { rows: reduced } = await transaction.query<ReducedRow>(
    `with reduced as (
       select p.statement_id, s.price, s.currency_id, s.reduced_at,
         p.price as known_price, p.currency_id as known_currency_id, ${KNOWN_AMOUNT_SQL} as known_amount,
         f.price as last_price, f.currency_id as last_currency_id,
         case when f.currency_id = s.currency_id then f.price::numeric when f.currency_id = 2
           then f.price * f.rate_until else f.price / f.rate_until end as last_amount
       from watched_prices p join statements s on s.id = p.statement_id
       join lateral (select * from former_prices where statement_id = s.id order by until desc limit 1) f on true
       where p.watch_id = $1 and ${REDUCED_SQL}
     ), known as (
       update watched_prices p set price = r.price, currency_id = r.currency_id, known_at = greatest(now(), r.reduced_at)
       from reduced r where p.watch_id = $1 and p.statement_id = r.statement_id
     )
     select statement_id, price, currency_id,
       case when is_below_known then known_price else last_price end as former_price,
       case when is_below_known then known_currency_id else last_currency_id end as former_currency_id,
       (case when is_below_known then known_amount else last_amount end)::float8 as former_amount
     from (select *, coalesce(known_amount > price, false) as is_below_known from reduced) compared`,
    [watchId],
  )
  const { rows } = await transaction.query<StatementRow>(
    `select ${STATEMENT_COLUMNS} from ${STATEMENT_TABLES} where s.id = any($1) order by s.id desc`,
    [reduced.map(({ statement_id: id }) => id)],
  )
  const byId = new Map(reduced.map((row) => [row.statement_id, row]))
  return rows.flatMap((statement) => {
    const row = byId.get(statement.id)
    return row ? [{ id: statement.id, titles: getHeading(statement).titles, ...toPrices(row) }] : []
  })
}

function toPrices(row: ReducedRow): Pick<ReducedStatement, 'price' | 'former' | 'percent'> {
  return {
    price: { amount: row.price, currency: CURRENCIES_BY_ID[row.currency_id] },
    former: { amount: row.former_price, currency: CURRENCIES_BY_ID[row.former_currency_id] },
    percent: Math.max(1, Math.round((1 - row.price / row.former_amount) * 100)),
  }
}
