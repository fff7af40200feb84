import pg from 'pg'
import type { Log } from './log'
import { MAX_QUERY_MS, MAX_TRANSACTION_PAUSE_MS } from './pool'
import { DatabaseStartError } from './start-error'

/** Settings that each session gets at its start, with the value that PostgreSQL then shows. */
const REQUIRED_SETTINGS: Readonly<Record<string, { shown: string; value: string }>> = {
  statement_timeout: { shown: String(MAX_QUERY_MS), value: `'${MAX_QUERY_MS / 1_000}s'` },
  idle_in_transaction_session_timeout: {
    shown: String(MAX_TRANSACTION_PAUSE_MS),
    value: `'${MAX_TRANSACTION_PAUSE_MS / 1_000}s'`,
  },
  jit: { shown: 'off', value: 'off' },
  TimeZone: { shown: 'UTC', value: "'UTC'" },
}

/** Rounds in which two connections are compared: other processes use the pooler as well. */
const ROUNDS = 5

/** Error codes of a prepared statement that the pooler's next connection does not know, or knows already. */
const LOST_STATEMENT = /^(26000|42P05)$/
const PREPARED = { name: 'ezo_pooler_check', text: 'select pg_backend_pid() as pid' }

interface PoolerOptions {
  /** False if no jobs listen on the pool. Default: true. */
  runsJobs?: boolean | undefined
  log: Log
}

/**
 * Checks what a connection pooler keeps of the program's sessions; a direct connection keeps everything.
 * @throws DatabaseStartError with what to set, after ending the pool
 */
export async function checkPooler(pool: pg.Pool, options: PoolerOptions): Promise<void> {
  await checkSessionState(pool, options).catch((error) => pool.end().then(() => Promise.reject(error)))
}

async function checkSessionState(pool: pg.Pool, { runsJobs = true, log }: PoolerOptions): Promise<void> {
  await checkSettings(pool)
  if (!(await isShared(pool))) return
  await checkPreparedStatements(pool)
  if (runsJobs)
    log.warn(
      'the connection pooler drops notifications, so jobs may start 5 seconds late: ' +
        'set JOBS=0, and run them in a process whose DATABASE_URL bypasses the pooler',
    )
}

/**
 * Checks that the owner's connection keeps its session, because migrations hold a lock of their session.
 * @throws DatabaseStartError with what to set
 */
export async function requireSessions(owner: pg.Pool): Promise<void> {
  if (await isShared(owner))
    throw new DatabaseStartError(
      'Migrations cannot run through a pooler that shares connections. ' +
        'Set MIGRATION_DATABASE_URL to a connection of the owner that bypasses it.',
    )
}

async function checkSettings(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string; setting: string | null; role: string }>(
    'select name, setting, current_user as role from pg_settings where name = any($1)',
    [Object.keys(REQUIRED_SETTINGS)],
  )
  const wrong = rows.filter(({ name, setting }) => REQUIRED_SETTINGS[name]?.shown !== setting)
  if (wrong.length === 0) return
  const commands = wrong.map(({ name, role }) => {
    return `alter role ${pg.escapeIdentifier(role)} set ${name} = ${REQUIRED_SETTINGS[name]?.value};`
  })
  throw new DatabaseStartError(
    `The connection pooler drops settings of the session. Run as a superuser: ${commands.join(' ')}`,
  )
}

/** Returns true if two connections of the pool can reach one and the same session of the server. */
async function isShared(pool: pg.Pool): Promise<boolean> {
  return withTwoClients(pool, async (first, second) => {
    const sessions = new Set<number>()
    for (let round = 0; round < ROUNDS; round += 1) {
      sessions.add(await readSession(first))
      await second.query('begin').catch(reportStatementPooling)
      const other = await readSession(second)
      await second.query('commit')
      if (sessions.size > 1 || sessions.has(other)) return true
    }
    return false
  })
}

async function checkPreparedStatements(pool: pg.Pool): Promise<void> {
  await withTwoClients(pool, async (first, second) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await first.query(PREPARED)
      // The open transaction occupies the session in which the statement was prepared.
      await second.query('begin')
      await second.query(PREPARED)
      await first.query(PREPARED)
      await second.query('commit')
    }
  }).catch((error: { code?: string }) => {
    if (!LOST_STATEMENT.test(error.code ?? '')) throw error
    throw new DatabaseStartError(
      'The connection pooler loses prepared statements. Set max_prepared_statements = 200 ' +
        '(PgBouncer 1.21 or newer), or pool_mode = session.',
      { cause: error },
    )
  })
}

function reportStatementPooling(error: Error): never {
  if (!error.message.includes('statement pooling')) throw error
  throw new DatabaseStartError(
    'The connection pooler allows no transactions. Set pool_mode = transaction or session.',
    { cause: error },
  )
}

async function readSession(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid ?? 0
}

/** Runs the work on two connections, which are closed afterwards. */
async function withTwoClients<Result>(
  pool: pg.Pool,
  work: (first: pg.ClientBase, second: pg.ClientBase) => Promise<Result>,
): Promise<Result> {
  const first = await pool.connect()
  try {
    const second = await pool.connect()
    try {
      return await work(first, second)
    } finally {
      second.release(true)
    }
  } finally {
    first.release(true)
  }
}
