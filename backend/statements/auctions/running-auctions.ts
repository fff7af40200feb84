import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { readStatementChanges } from '~backend/platform/statement-changes'
import { startStopwatch } from '~backend/platform/stopwatch'
import { TimedCache } from '~backend/platform/timed-cache'

/** Maximum delay in ms before a bid, a new lot or an end is visible. */
const MAX_AGE_MS = 1_000

/** Pause in ms after which all are reloaded, because statement changes are deleted after a while. */
const MAX_PAUSE_MS = 3_600_000

/** Number of changes above which reloading all is as cheap. */
const MAX_RENEWED = 1_000

export type RunningAuction = Row<
  'auctions',
  'id' | 'statement_id' | 'starting_price_gel' | 'starting_price_usd' | 'bids'
> &
  Row<'statements', 'area_m2'> & { ends_at: string }

export interface RunningAuctions {
  /** Auctions by statement, soonest end first. */
  auctions: ReadonlyMap<number, RunningAuction>
  /** Lari per euro; null while the exchange rate is unknown. */
  eurRate: number | null
}

/** Creates a loader of all running auctions. Later calls read only changed statements, bids and ends. */
export function createRunningAuctions(db: Db): () => Promise<RunningAuctions> {
  let last: { snapshot: string; getAge(): number; auctions: ReadonlyMap<number, RunningAuction> } | undefined
  const cache = new TimedCache(async (): Promise<RunningAuctions> => {
    const getAge = startStopwatch()
    const known = last && last.getAge() < MAX_PAUSE_MS ? last : undefined
    const [{ snapshot, ids }, { now, eurRate }] = await Promise.all([
      readStatementChanges(db, known?.snapshot),
      readTimeAndRate(db),
    ])
    const auctions =
      known && !ids.includes(null) && ids.length <= MAX_RENEWED
        ? endAuctions(await renewAuctions(db, known.auctions, ids), now)
        : toMap(await listRunningAuctions(db))
    last = { snapshot, getAge, auctions }
    return { auctions, eurRate }
  }, MAX_AGE_MS)
  return () => cache.get()
}

async function renewAuctions(
  db: Db,
  known: ReadonlyMap<number, RunningAuction>,
  changedStatementIds: readonly (number | null)[],
): Promise<ReadonlyMap<number, RunningAuction>> {
  if (changedStatementIds.length === 0) return known
  const renewed = await listRunningAuctions(db, changedStatementIds)
  const changed = new Set(changedStatementIds)
  const unchanged = [...known.values()].filter(({ statement_id }) => !changed.has(statement_id))
  return toMap([...unchanged, ...renewed].sort(compareEnds))
}

/** @param now in Georgian time, like ends */
function endAuctions(auctions: ReadonlyMap<number, RunningAuction>, now: string) {
  const [first] = auctions.values()
  if (!first || first.ends_at > now) return auctions
  return toMap([...auctions.values()].filter(({ ends_at }) => ends_at > now))
}

const toMap = (auctions: readonly RunningAuction[]) =>
  new Map(auctions.map((auction) => [auction.statement_id, auction]))

const compareEnds = (a: RunningAuction, b: RunningAuction) =>
  a.ends_at < b.ends_at ? -1 : a.ends_at > b.ends_at ? 1 : a.id - b.id

async function readTimeAndRate(db: Db): Promise<{ now: string; eurRate: number | null }> {
  const { rows } = await db.query<{ now: string; eur_rate: number | null }>(
    `select ${toGeorgianTimeSql('now()')} as now, current_rate(3::smallint) as eur_rate`,
  )
  const [row] = rows
  if (!row) throw new Error('PostgreSQL returned no time')
  return { now: row.now, eurRate: row.eur_rate }
}

/** @param statementIds limits the result to these */
export async function listRunningAuctions(
  db: Db,
  statementIds?: readonly (number | null)[],
): Promise<RunningAuction[]> {
  const { rows } = await db.query<RunningAuction>(
    `select a.id, a.statement_id, a.starting_price_gel, a.starting_price_usd, a.bids,
            ${toGeorgianTimeSql('a.ends_at')} as ends_at, s.area_m2
     from auctions a join statements s on s.id = a.statement_id
     where a.ends_at > now() ${statementIds ? 'and a.statement_id = any($1::int[])' : ''}
     order by a.ends_at, a.id`,
    statementIds ? [statementIds] : [],
  )
  return rows
}
