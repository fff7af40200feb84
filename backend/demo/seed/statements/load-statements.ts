import { setImmediate as otherWork } from 'node:timers/promises'
import type { Db } from '~backend/platform/db/pool'
import { createRandom } from '../../random'
import type { PEOPLE } from '../people/people'
import { type ParcelRow, toParcelRow } from './parcel'
import { type StatementRow, toStatementRow } from './row'
import { createStatement, type Statement } from './statement'

const HOUR_MS = 3_600_000
const ROUND_DAYS = 14

function toAuctionRow({ number, deal, price, lifecycle }: Statement, statementId: number, day: Date) {
  const random = createRandom('statement', number, 'auction')
  const isAuctioned = random.chance(deal === 'sale' ? 0.02 : 0.002)
  if (!isAuctioned || lifecycle.status !== 'active' || price.price === null) return undefined
  const begun = random.between(0.7, 0.95) * price.price
  const step = 10 ** Math.max(0, Math.floor(Math.log10(begun)) - 1)
  return {
    statement_id: statementId,
    starting_price: Math.max(1, Math.round(begun / step) * step),
    currency_id: price.currencyId,
    bids: random.chance(0.3) ? 0 : random.whole(1, 18),
    ends_at: new Date(
      day.getTime() + (random.whole(2, ROUND_DAYS - 1) * 24 + random.whole(12, 20)) * HOUR_MS,
    ),
    round_days: ROUND_DAYS,
  }
}

type AuctionRow = NonNullable<ReturnType<typeof toAuctionRow>>

const BATCH_SIZE = 1_000
/** Batch size, after which the event loop can read the socket. */
const STATEMENTS_PER_BATCH = 50
const PROGRESS_EVERY = 20_000

export interface LoadOptions {
  from: number
  until: number
  day: Date
  now: Date
  projects: ReadonlyMap<string, number>
  users: ReadonlyMap<(typeof PEOPLE)[number], number | undefined>
  log: { info(message: string): void }
}

export interface Batch {
  statements: StatementRow[]
  auctions: AuctionRow[]
  parcels: ParcelRow[]
  last: number
}

/** Generates each batch while the previous one is written. */
export async function loadStatements(db: Db, load: LoadOptions, write: (batch: Batch) => Promise<unknown>) {
  const { from, until, log } = load
  let batch = await makeBatch(load, from, await reserveIds(db, load, from))
  while (batch.statements.length > 0) {
    const { last } = batch
    const ids = await reserveIds(db, load, last)
    const [next] = await Promise.all([makeBatch(load, last, ids), write(batch)])
    if (until - from > PROGRESS_EVERY && last % PROGRESS_EVERY === 0)
      log.info(`added ${last} of ${until} statements`)
    batch = next
  }
}

async function reserveIds(db: Db, { until }: LoadOptions, after: number): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `select nextval(pg_get_serial_sequence('statements', 'id'))::integer as id from generate_series(1, $1)`,
    [Math.min(BATCH_SIZE, until - after)],
  )
  return rows.map(({ id }) => id)
}

async function makeBatch(
  { day, now, users, projects }: LoadOptions,
  after: number,
  ids: readonly number[],
): Promise<Batch> {
  const batch: Batch = { statements: [], auctions: [], parcels: [], last: after + ids.length }
  for (const [at, id] of ids.entries()) {
    if (at % STATEMENTS_PER_BATCH === 0) await otherWork()
    const statement = createStatement(after + at + 1, day)
    const userId = users.get(statement.owner)
    if (userId === undefined) throw new Error(`no person has the email ${statement.owner.email}`)
    const projectId = statement.projectSlug === null ? null : (projects.get(statement.projectSlug) ?? null)
    batch.statements.push(toStatementRow(statement, id, userId, now, projectId))
    const auction = toAuctionRow(statement, id, day)
    if (auction) batch.auctions.push(auction)
    const parcel = toParcelRow(statement, id)
    if (parcel) batch.parcels.push(parcel)
  }
  return batch
}
