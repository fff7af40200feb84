import { setTimeout as sleep } from 'node:timers/promises'
import { bulkhead } from 'cockatiel'
import pg from 'pg'
import { type Db, MAX_QUERY_MS, toClientConfig } from './pool'
import type { Row } from './row'
import { inTransaction } from './transaction'

/** Connect timeout in ms: a crawler waits, and the event loop may be busy. */
const MAX_CONNECT_MS = 2_000
/** Extra time in ms beyond the statement timeout, after which a query counts as stalled. */
const STALLED_MS = 5_000
/** Maximum replication delay in seconds; a longer one means a lost connection to the primary. */
const MAX_DELAY_SECONDS = 300
const MAX_CATCH_UP_MS = 10_000

const POSITION_SQL = `select pg_current_wal_insert_lsn()::text as position, current_database() as name,
  system_identifier::text as cluster from pg_control_system()`

const MARK_SQL = 'select mark from database_timelines where timeline = database_timeline()'
const ADD_MARK_SQL = `insert into database_timelines (timeline) values (database_timeline())
  on conflict (timeline) do nothing`

const HAS_MARK_SQL = 'select from database_timelines where mark = $1'

const HAS_REACHED_SQL = 'select pg_current_wal_insert_lsn() >= $1::pg_lsn as "hasReached"'

const REPLICA_SQL = `select pg_last_wal_replay_lsn()::text as replayed, pg_last_wal_replay_lsn() >= $1::pg_lsn as "isCurrent",
  pg_last_xact_replay_timestamp() > now() - make_interval(secs => $2) as "isRecent",
  current_database() = $3 and system_identifier::text = $4 as "isCopy" from pg_control_system()`

type Mark = Row<'database_timelines', 'mark'>

interface Position {
  position: string
  name: string
  cluster: string
}

interface ReplicaState {
  replayed: string | null
  /** True if the replica has replayed the position; null if it is not replaying. */
  isCurrent: boolean | null
  isRecent: boolean | null
  isCopy: boolean
}

interface LongReadOptions {
  /** True if all earlier commits must be included; otherwise some minutes of delay are allowed. */
  isCurrent?: boolean
  /** Query timeout in ms, for queries slower than the default allows. */
  maxQueryMs?: number
}

/** Runs a long read-only task. `work` is repeated on the primary if the replica fails. */
export type ReadLong = <Result>(
  work: (db: Db) => Promise<Result>,
  options?: LongReadOptions,
) => Promise<Result>

export interface ReplicaLog {
  info(message: string): void
  warn(details: object, message: string): void
}

/** Runs long reads on the primary. */
export function createPrimaryReads(primary: pg.Pool): ReadLong {
  return (work, { maxQueryMs } = {}) =>
    maxQueryMs === undefined
      ? work(primary)
      : inTransaction(primary, async (transaction) => {
          await transaction.query(`set local statement_timeout = ${maxQueryMs}`)
          // Parallel workers would take the processors that visitors' queries need.
          await transaction.query('set local max_parallel_workers_per_gather = 0')
          return work(transaction)
        })
}

interface ReplicaOptions {
  primary: pg.Pool
  connection: string | pg.PoolConfig
  log: ReplicaLog
  /** Time in ms before a failed replica is tried again. Default: 10,000. */
  retryMs?: number
}

/** Runs long reads on a standby while it responds and is not far behind. */
export function createReplicaReads({ primary, connection, log, retryMs = 10_000 }: ReplicaOptions): ReadLong {
  const config: pg.ClientConfig = {
    ...toClientConfig(connection, { default_transaction_read_only: 'on' }),
    connectionTimeoutMillis: MAX_CONNECT_MS,
  }
  const readPrimary = createPrimaryReads(primary)
  let isUsed: boolean | undefined
  let pausedUntil = 0

  return async (work, options = {}) => {
    const { isCurrent = false, maxQueryMs = MAX_QUERY_MS } = options
    if (performance.now() < pausedUntil) return readPrimary(work, options)
    const limits = { statement_timeout: maxQueryMs, query_timeout: maxQueryMs + STALLED_MS }
    try {
      const result = await withClient({ ...config, ...limits }, async (replica) => {
        await requireCopy(replica, primary, isCurrent)
        return work(replica)
      })
      if (isUsed !== true) log.info('long reads use the replica')
      isUsed = true
      return result
    } catch (error) {
      pausedUntil = performance.now() + retryMs
      // The error object holds the connection with its password.
      const reason = (error as Error).message
      if (isUsed !== false) log.warn({ reason }, 'cannot read the replica: long reads use the primary')
      isUsed = false
      return readPrimary(work, options)
    }
  }
}

/** Runs the work on one connection of its own: each connection may reach another replica. */
async function withClient<Result>(
  config: pg.ClientConfig,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(config)
  // A broken connection without a listener would end the process; its query rejects as well.
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(inOrder(client))
  } finally {
    // Not awaited, because a stalled server does not answer.
    void client.end().catch(() => {})
  }
}

/** Queues queries, because a client runs one at a time. */
function inOrder(client: pg.Client): Db {
  const limit = bulkhead(1, Number.POSITIVE_INFINITY)
  const query = (sql: string, values?: unknown[]) => limit.execute(() => client.query(sql, values))
  return { query: query as Db['query'] }
}

/**
 * Checks the replica.
 * @throws Error with the reason why the replica cannot replace the primary
 */
async function requireCopy(replica: Db, primary: Db, isCurrent: boolean): Promise<void> {
  const { mark, isNew } = await markTimeline(primary)
  const { rows: positions } = await primary.query<Position>(POSITION_SQL)
  const { position, name, cluster } = positions[0] ?? {}
  const until = performance.now() + (isCurrent || isNew ? MAX_CATCH_UP_MS : 0)
  for (;;) {
    const values = [position, MAX_DELAY_SECONDS, name, cluster]
    const { rows } = await replica.query<ReplicaState>(REPLICA_SQL, values)
    const state = rows[0]
    if (!state?.isCopy) throw new Error('it holds another database')
    if (state.isCurrent === null) throw new Error('it is no standby')
    const isMarked = await hasMark(replica, mark)
    if (state.isCurrent && !isMarked) throw new Error('it follows another history')
    if (state.isCurrent || (state.isRecent && !isCurrent && isMarked)) {
      const { rows: reached } = await primary.query<{ hasReached: boolean }>(HAS_REACHED_SQL, [
        state.replayed,
      ])
      if (!reached[0]?.hasReached) throw new Error('it is ahead of the database')
      return
    }
    if (performance.now() > until) throw new Error('it is behind')
    await sleep(50)
  }
}

/**
 * Marks the history of the database.
 * After a point-in-time recovery, an older standby has the same identifier and a later position, but lacks
 * the row written here.
 */
async function markTimeline(primary: Db): Promise<{ mark: string; isNew: boolean }> {
  const { rows: known } = await primary.query<Mark>(MARK_SQL)
  if (known[0]) return { mark: known[0].mark, isNew: false }
  await primary.query(ADD_MARK_SQL)
  const { rows } = await primary.query<Mark>(MARK_SQL)
  if (!rows[0]) throw new Error('the timeline of the database changes')
  return { mark: rows[0].mark, isNew: true }
}

async function hasMark(replica: Db, mark: string): Promise<boolean> {
  const { rowCount } = await replica.query(HAS_MARK_SQL, [mark])
  return rowCount === 1
}
