import { setImmediate as otherWork } from 'node:timers/promises'
import type { Db } from '../../db/pool'
import type { PEOPLE } from '../people/person'
import { type AuctionRow, auctionRow } from './auction'
import { statementOf } from './facts'
import { type ParcelRow, parcelRow } from './parcel'
import { type StatementRow, statementRow } from './row'

const BATCH = 1_000
/** Making statements is work for our thread: after so many the socket may send what waits in it. */
const AT_ONCE = 50
const PROGRESS_EVERY = 20_000

/** The statements to add, numbers `from` + 1 to `until`, and what they are made with. */
export interface Load {
  from: number
  until: number
  day: Date
  now: Date
  /** Ids of projects by their slugs. */
  projects: ReadonlyMap<string, number>
  users: ReadonlyMap<(typeof PEOPLE)[number], number | undefined>
  log: { info(message: string): void }
}

/** Rows of the tables, and the number of the last statement among them. */
export interface Batch {
  statements: StatementRow[]
  auctions: AuctionRow[]
  parcels: ParcelRow[]
  last: number
}

/**
 * Makes statements and hands them to `write` in batches; while one is being written, the next is made.
 *
 * @returns when the last batch is written
 */
export async function loadStatements(db: Db, load: Load, write: (batch: Batch) => Promise<unknown>) {
  const { from, until, log } = load
  let batch = await makeBatch(load, from, await takeIds(db, load, from))
  while (batch.statements.length > 0) {
    const { last } = batch
    const ids = await takeIds(db, load, last)
    const [next] = await Promise.all([makeBatch(load, last, ids), write(batch)])
    if (until - from > PROGRESS_EVERY && last % PROGRESS_EVERY === 0)
      log.info(`${last} of ${until} statements filled in`)
    batch = next
  }
}

async function takeIds(db: Db, { until }: Load, after: number): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `select nextval(pg_get_serial_sequence('statements', 'id'))::integer as id from generate_series(1, $1)`,
    [Math.min(BATCH, until - after)],
  )
  return rows.map(({ id }) => id)
}

async function makeBatch(
  { day, now, users, projects }: Load,
  after: number,
  ids: readonly number[],
): Promise<Batch> {
  const batch: Batch = { statements: [], auctions: [], parcels: [], last: after + ids.length }
  for (const [at, id] of ids.entries()) {
    if (at % AT_ONCE === 0) await otherWork()
    const statement = statementOf(after + at + 1, day)
    const userId = users.get(statement.owner)
    if (userId === undefined) throw new Error(`${statement.owner.email} is nobody`)
    const projectId = statement.projectSlug === null ? null : (projects.get(statement.projectSlug) ?? null)
    batch.statements.push(statementRow(statement, id, userId, now, projectId))
    const auction = auctionRow(statement, id, day)
    if (auction) batch.auctions.push(auction)
    const parcel = parcelRow(statement, id)
    if (parcel) batch.parcels.push(parcel)
  }
  return batch
}
