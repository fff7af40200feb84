import type pg from 'pg'
import type { Db } from '../db/pool'
import { insertRows } from './insert'
import { PEOPLE } from './people/person'
import { auctionRow } from './statements/auction'
import { statementOf } from './statements/facts'
import { imageRows, statementRow } from './statements/row'
import { addPeople, addPlaces } from './world'

/** Raise it when the made-up marketplace changes: databases filled by an earlier edition are left as they are. */
const EDITION = 1
const BATCH = 1_000
const PROGRESS_EVERY = 20_000
const SEEDING_LOCK = 1_702_522_723
const DAY_MS = 86_400_000
/** Georgia's clocks are four hours ahead. */
const TBILISI_MS = 4 * 3_600_000

export interface SeedOptions {
  /** How many made-up statements there shall be; fewer than there are already changes nothing; 0: only places. */
  statements: number
  log: { info(message: string): void }
  /** The present, for tests. */
  now?: Date
}

/**
 * Fills the database with places, people and statements, always the same ones; all times are counted back from the
 * day of the first filling. Safe to repeat, to interrupt and to run from several instances: it goes on from where
 * the record in `seeding` stands.
 *
 * @returns how many statements were added
 */
export async function seed(
  pool: pg.Pool,
  { statements, log, now = new Date() }: SeedOptions,
): Promise<number> {
  const client = await pool.connect()
  try {
    // Another instance may be at it for minutes.
    await client.query('set statement_timeout = 0')
    // The trigger that writes search texts would otherwise plan its look-ups anew for every row.
    await client.query('set plan_cache_mode = auto')
    await client.query('select pg_advisory_lock($1)', [SEEDING_LOCK])
    return await fill(client, statements, log, now)
  } finally {
    // Closed, not returned: with the connection go its lock and its setting.
    client.release(true)
  }
}

async function fill(client: pg.PoolClient, wanted: number, log: SeedOptions['log'], now: Date) {
  const { rows } = await client.query<{ edition: number; statements: number; day: string }>(
    'select edition, statements, day::text from seeding',
  )
  if (wanted === 0) {
    if (rows.length === 0) await inTransaction(client, () => addPlaces(client))
    return 0
  }
  const found = rows.find(({ edition }) => edition === EDITION)
  if (!found && rows.length > 0) {
    log.info('This database was filled by another edition of the seed; it is left as it is.')
    return 0
  }
  const day = found ? dayOf(found.day) : startOfDay(now)
  const there = found?.statements ?? 0
  if (found && there >= wanted) return 0

  const began = performance.now()
  const userIds = await inTransaction(client, async () => {
    await addPlaces(client)
    await client.query('insert into seeding (edition, day) values ($1, $2) on conflict do nothing', [
      EDITION,
      textOf(day),
    ])
    return addPeople(client, day)
  })
  const users = new Map(PEOPLE.map((person, at) => [person, userIds[at]]))

  for (let from = there; from < wanted; from += BATCH) {
    const until = Math.min(from + BATCH, wanted)
    await inTransaction(client, () => addStatements(client, { from, until, day, now, users }))
    if (wanted - there > PROGRESS_EVERY && until % PROGRESS_EVERY === 0)
      log.info(`${until} of ${wanted} statements filled in`)
  }
  await client.query('analyze statements, statement_images, auctions, users, streets')
  const seconds = ((performance.now() - began) / 1_000).toFixed(1)
  log.info(`filled in ${wanted - there} statements in ${seconds} s`)
  return wanted - there
}

interface Batch {
  /** Numbers `from` + 1 to `until`. */
  from: number
  until: number
  day: Date
  now: Date
  users: ReadonlyMap<(typeof PEOPLE)[number], number | undefined>
}

async function addStatements(db: Db, { from, until, day, now, users }: Batch) {
  const { rows: ids } = await db.query<{ id: number }>(
    `select nextval(pg_get_serial_sequence('statements', 'id'))::integer as id from generate_series(1, $1)`,
    [until - from],
  )
  const made = ids.map(({ id }, at) => ({ id, statement: statementOf(from + at + 1, day) }))
  const rows = made.map(({ id, statement }) => {
    const userId = users.get(statement.owner)
    if (userId === undefined) throw new Error(`${statement.owner.email} is nobody`)
    return statementRow(statement, id, userId, now)
  })
  await insertRows(db, 'statements', rows)
  await insertRows(
    db,
    'statement_images',
    made.flatMap(({ id, statement }) => imageRows(statement, id)),
  )
  await insertRows(
    db,
    'auctions',
    made.flatMap(({ id, statement }) => auctionRow(statement, id, day) ?? []),
  )
  await db.query('update seeding set statements = $2, updated_at = now() where edition = $1', [
    EDITION,
    until,
  ])
}

async function inTransaction<Result>(client: pg.PoolClient, work: () => Promise<Result>) {
  await client.query('begin')
  try {
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** The moment the present day began in Georgia. */
const startOfDay = (now: Date) =>
  new Date(Math.floor((now.getTime() + TBILISI_MS) / DAY_MS) * DAY_MS - TBILISI_MS)

/** The day as Georgia writes it, and back. */
const textOf = (day: Date) => new Date(day.getTime() + TBILISI_MS).toISOString().slice(0, 10)
const dayOf = (text: string) => new Date(Date.parse(text) - TBILISI_MS)
