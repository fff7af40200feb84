import { Logger as QueueLogger, runMigrations } from 'graphile-worker'
import type pg from 'pg'
import type { Logger } from 'pino'
import { ADVISORY_LOCKS } from '../db/advisory-locks'
import type { Db } from '../db/pool'
import { DatabaseStartError } from '../db/start-error'

/**
 * Creates the tables of the queue.
 * @throws DatabaseStartError if the role may not create the schema `graphile_worker`, or a newer version
 * created it
 */
export async function migrateJobQueue(pool: pg.Pool, log: Logger): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.jobQueueMigration])
    await runMigrations({ pgPool: pool, logger: toQueueLogger(log) })
    await deleteAbandonedRuns(client)
  } catch (cause) {
    throw new DatabaseStartError(`The queue of jobs cannot be used: ${(cause as Error).message}`, { cause })
  } finally {
    // Closing the connection releases its lock and setting.
    client.release(true)
  }
}

/** Deletes runs of killed servers. The queue unlocks them after four hours and never deletes them. */
async function deleteAbandonedRuns(client: pg.ClientBase): Promise<void> {
  await client.query(
    `select graphile_worker.complete_jobs(array(
       select id from graphile_worker.jobs where key is null and locked_at is null and attempts >= max_attempts))`,
  )
}

/** Schedules a run, or moves the scheduled one, unless a run is in progress. */
export async function scheduleFirstRun(pool: pg.Pool, name: string, runAt: Date): Promise<void> {
  // Runs claimed by a server that was killed before it scheduled the next one.
  await pool.query(
    `select graphile_worker.force_unlock_workers(array(
       select locked_by from graphile_worker.jobs where key = $1 and locked_at < now() - interval '1 minute'))`,
    [name],
  )
  // Selected by id, because a run claimed meanwhile passes its name to the next one.
  await pool.query(
    `select graphile_worker.reschedule_jobs(array(
       select id from graphile_worker.jobs where key = $1 and locked_at is null and not exists (
         select from graphile_worker.jobs where task_identifier = $1 and locked_at is not null)), run_at => $2)`,
    [name, runAt],
  )
  await pool.query(
    `select graphile_worker.add_job($1, run_at => $2, job_key => $1, job_key_mode => 'unsafe_dedupe')`,
    [name, runAt],
  )
}

export interface OverdueRun {
  name: string
  /** Seconds since a run became due without being started. */
  overdueSeconds: number
}

/** Lists overdue runs. Runs of removed jobs are ignored. */
export async function listOverdueRuns(db: Db, names: readonly string[]): Promise<OverdueRun[]> {
  const { rows } = await db.query<OverdueRun>(
    `select name, coalesce(max(extract(epoch from now() - run_at)), 0)::float as "overdueSeconds"
     from unnest($1::text[]) as name
       left join graphile_worker.jobs on task_identifier = name
         and locked_at is null and attempts < max_attempts and run_at < now()
     group by name`,
    [names],
  )
  return rows
}

/** Workers end together when the database is lost; the restart is logged once elsewhere. */
const REPORTED_ELSEWHERE = /^(Failed to release job|Worker exited|WARNING: having maxPoolSize)/

/** Logs the queue's errors as one-line warnings, because it recovers by itself. */
export function toQueueLogger(log: Logger): QueueLogger {
  return new QueueLogger(({ taskIdentifier }) => (level, message) => {
    const isProblem = (level === 'error' || level === 'warning') && !REPORTED_ELSEWHERE.test(message)
    log[isProblem ? 'warn' : 'debug']({ job: taskIdentifier }, message.split('\n', 1)[0])
  })
}

// biome-ignore-start lint/suspicious/noConsole: the queue prints a stack for each worker that ends; `runJobs` logs why
const printTrace = console.trace
console.trace = (...values: unknown[]) => {
  if (!new Error().stack?.includes('/graphile-worker/')) printTrace.apply(console, values)
}
// biome-ignore-end lint/suspicious/noConsole: as above
