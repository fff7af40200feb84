import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { isInstrumented } from '~contract/instrumentation'
import { instrumentQueries } from './instrument-queries'
import { isConnectionError } from './is-connection-error'
import type { Log } from './log'
import { MAX_CONNECTIONS } from './pool-size'
import { DatabaseStartError } from './start-error'
import { typeParsers } from './type-parsers'

/** The pool, or one client inside `inTransaction`. */
export type Db = Pick<pg.ClientBase, 'query'>

const MAX_CLOSING_MS = 1_000

/**
 * Time in ms after which an unused connection is closed. Well above the poll interval of the jobs, which
 * would otherwise open the same connections again and again on a quiet site.
 */
const MAX_IDLE_MS = 60_000

/** Query timeout of requests, in ms. */
export const MAX_QUERY_MS = 15_000

/** Maximum time, in ms, for which a transaction may wait for its next query. */
export const MAX_TRANSACTION_PAUSE_MS = 30_000

const SESSION_SETTINGS = {
  jit: 'off',
  timezone: 'UTC',
}

interface PoolOptions {
  log: Log
  max?: number
  /** Maximum time, in ms, to wait for a server that takes no connections. Default: 0. */
  waitMs?: number
}

/** Pause between attempts to connect to a server that is waited for, in ms. */
const RETRY_DELAY_MS = 1_000

/**
 * Opens a pool. Name a query only if one plan fits all its parameters: PostgreSQL may switch to a generic
 * plan.
 * @throws DatabaseStartError if the database is unreachable or cannot split Georgian
 */
export async function openPool(
  connection: string | pg.PoolConfig,
  { log, max = MAX_CONNECTIONS, waitMs = 0 }: PoolOptions,
): Promise<pg.Pool> {
  const pool = new pg.Pool({ ...toClientConfig(connection), max, idleTimeoutMillis: MAX_IDLE_MS })
  if (isInstrumented()) instrumentQueries(pool)
  // A broken connection without these listeners would end the process; its query rejects as well.
  pool.on('connect', (client) => client.on('error', () => {}))
  // The error object holds the connection with its password.
  pool.on('error', ({ message }) => log.error({ reason: message }, 'an idle database connection broke'))

  try {
    await waitForServer(pool, log, waitMs)
    await checkEncoding(pool)
    return pool
  } catch (error) {
    await pool.end()
    throw error
  }
}

/** @param settings session settings that extend the defaults */
export function toClientConfig(
  connection: string | pg.ClientConfig,
  settings: Readonly<Record<string, string>> = {},
): pg.ClientConfig {
  return {
    ...(typeof connection === 'string' ? { connectionString: connection } : connection),
    application_name: 'ezo',
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    idle_in_transaction_session_timeout: MAX_TRANSACTION_PAUSE_MS,
    statement_timeout: MAX_QUERY_MS,
    options: Object.entries({ ...SESSION_SETTINGS, ...settings })
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    types: typeParsers,
  }
}

/** Ends the pool and waits until its connections are closed, because stopping the server would break them. */
export async function endPool(pool: pg.Pool): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    let open = pool.totalCount
    if (open === 0) resolve()
    pool.on('remove', () => {
      open -= 1
      if (open === 0) resolve()
    })
  })
  await pool.end()
  // A connection that is not open yet may never report its end.
  await Promise.race([closed, sleep(MAX_CLOSING_MS, undefined, { ref: false })])
}

/** Waits for a server that starts or restarts at the same time. Other errors end the wait. */
async function waitForServer(pool: pg.Pool, log: Log, waitMs: number): Promise<void> {
  const end = performance.now() + waitMs
  for (let isLogged = false; performance.now() < end; isLogged = true) {
    const error = await pool.query('select').then(
      () => undefined,
      (reason: unknown) => reason,
    )
    if (!isConnectionError(error)) return
    if (!isLogged) log.warn(`waiting for the database: ${(error as Error).message}`)
    await sleep(Math.min(RETRY_DELAY_MS, end - performance.now()))
  }
}

async function checkEncoding(pool: pg.Pool) {
  const encoding = await pool
    .query<{ server_encoding: string }>('show server_encoding')
    .then(({ rows }) => rows[0]?.server_encoding)
    .catch((cause: Error) => {
      throw new DatabaseStartError(explainConnectError(cause.message), { cause })
    })
  if (encoding === 'UTF8') return
  throw new DatabaseStartError(`The database has encoding ${encoding}; create it with encoding 'UTF8'.`)
}

function explainConnectError(reason: string): string {
  return reason.includes('unsupported startup parameter')
    ? `The connection pooler refuses settings of the session (${reason}). Set ignore_startup_parameters = ` +
        'statement_timeout, idle_in_transaction_session_timeout, options in its configuration.'
    : `The database cannot be reached: ${reason}`
}

/**
 * Tests trigrams.
 * @throws DatabaseStartError if pg_trgm finds no Georgian letters, because searches would find nothing
 */
export async function checkGeorgianSearch(db: Db) {
  const installed = await db.query("select from pg_extension where extname = 'pg_trgm'")
  if (installed.rowCount === 0) return
  const { rows } = await db.query<{ trigrams: string[] }>("select show_trgm('თბილისი') as trigrams")
  if (rows[0]?.trigrams.length) return
  throw new DatabaseStartError(
    'The locale of the database knows no Georgian letters, so search would find nothing. ' +
      "Create it with locale 'C.UTF-8' (in PostgreSQL 17 or newer: locale_provider builtin, builtin_locale 'C.UTF-8').",
  )
}
