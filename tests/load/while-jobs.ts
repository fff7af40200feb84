import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { pino } from 'pino'
import { readOrCreatePassword } from '~backend/platform/db/embedded/owner-password'
import { openPostgresDirectory } from '~backend/platform/db/embedded/postgres-directory'
import { toOwnerConnection } from '~backend/platform/db/embedded-postgres'
import { benchData } from './bench-data'
import { fillDatabase } from './fill-database'
import { formatTable } from './format-table'
import { type LoadFigures, sendRequests } from './pages/send-requests'
import { startBareRemix, startSite } from './pages/servers'
import { sampleSearches } from './sample-searches'

/**
 * Measures new searches of twenty visitors while each job runs. A short job is repeated until the end of its
 * window; a long one is measured for the window only.
 */

const CONNECTIONS = 20
const WARM_UP_SECONDS = 5
const SECONDS = Number(process.env.SECONDS ?? 10)
/** Names of the measured jobs; all if it is not set. */
const ONLY = process.env.ONLY?.split(',')
/** Time in s to wait for the end of a long job before the next one is measured beside it. */
const MAX_WAIT_SECONDS = 30
const POLL_MS = 100

/** Statements that give a job as much work as it has on its first day, by the name of the job. */
const WORK_SQL: Record<string, string> = {
  'asking-prices': 'delete from asking_price_months',
  'estimate-retraining': "update estimate_models set fitted_at = fitted_at - interval '2 days'",
  'same-homes': 'update home_grouping set snapshot = null, regrouped_below = 0',
  'statement-estimates': 'delete from statement_estimates',
  'walking-times': 'delete from statement_walking_times',
}

const searches = sampleSearches('while jobs', 60_000)
let sent = 0

await fillDatabase(benchData)
const bareRemix = await startBareRemix()
const site = await startSite({})
const owner = new pg.Pool({ ...(await findOwnerConnection()), max: 2 })
try {
  await deferJobs()
  await waitForEnd()
  await search(WARM_UP_SECONDS)
  const bare = await sendRequests({
    origin: bareRemix.origin,
    pathOf: () => '/',
    from: 0,
    seconds: SECONDS,
    connections: CONNECTIONS,
  })
  const atRest = await search(SECONDS)
  const rows = [toRow('bare Remix page', bare, atRest), toRow('at rest', atRest, atRest)]
  for (const name of (await listJobs()).filter((job) => !ONLY || ONLY.includes(job))) {
    const row = await measureJob(name, atRest)
    process.stdout.write(`${row.join('  ')}\n`)
    rows.push(row)
  }
  rows.push(toRow('at rest, at the end', await search(SECONDS), atRest))
  const headings = ['/s while a job runs', 'a second', 'p50 ms', 'p99 ms', 'failed', 'p99 to rest', 'runs, s']
  process.stdout.write(formatTable(headings, rows))
  process.stdout.write(`p50 at rest to bare Remix: ${(atRest.p50 / bare.p50).toFixed(1)}\n`)
} finally {
  await owner.end()
  await site.stop()
}

async function measureJob(name: string, atRest: LoadFigures): Promise<string[]> {
  await deferJobs()
  await owner.query(WORK_SQL[name] ?? 'select')
  const window = new AbortController()
  const runs = repeatJob(name, window.signal)
  const figures = await search(SECONDS)
  window.abort()
  const row = [...toRow(name, figures, atRest), await runs]
  await waitForEnd(name)
  return row
}

/** Runs a job again and again until the signal, and returns the number of runs with the time of the first. */
async function repeatJob(name: string, signal: AbortSignal): Promise<string> {
  const began = performance.now()
  let first: number | undefined
  let ended = 0
  while (!signal.aborted) {
    await owner.query(
      `select graphile_worker.add_job($1, '{}'::json, job_key => $1, run_at => now() - interval '1 minute')`,
      [name],
    )
    do await sleep(POLL_MS)
    while (!signal.aborted && (await isWaitingOrRunning(name)))
    if (signal.aborted) break
    ended++
    first ??= performance.now() - began
  }
  return first === undefined ? 'longer' : `${ended} of ${(first / 1_000).toFixed(1)}`
}

function search(seconds: number): Promise<LoadFigures> {
  return sendRequests({
    origin: site.origin,
    // Every address is requested once, so that no page comes from the cache.
    pathOf: () => {
      const { filters, order, page } = searches[sent % searches.length] ?? { filters: '', order: '', page: 1 }
      return `/s?${filters}&${order}&page=${page}&area_to=${5_000 + sent++}`
    },
    from: 0,
    seconds,
    connections: CONNECTIONS,
  })
}

/** Postpones all runs that have not begun. */
async function deferJobs(): Promise<void> {
  await owner.query(
    `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now() + interval '1 day')
     from graphile_worker.jobs where locked_at is null`,
  )
}

async function listJobs(): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    'select distinct task_identifier as name from graphile_worker.jobs order by name',
  )
  return rows.map(({ name }) => name)
}

async function isWaitingOrRunning(name: string): Promise<boolean> {
  const { rows } = await owner.query(
    `select from graphile_worker.jobs
     where task_identifier = $1 and (locked_at is not null or run_at <= now()) limit 1`,
    [name],
  )
  return rows.length > 0
}

/** Waits until the job no longer runs, or no job at all, for a minute at most. */
async function waitForEnd(name?: string): Promise<void> {
  const end = performance.now() + MAX_WAIT_SECONDS * 1_000
  while (performance.now() < end) {
    const { rows } = await owner.query(
      `select from graphile_worker.jobs
       where locked_at is not null and task_identifier = coalesce($1, task_identifier) limit 1`,
      [name],
    )
    if (rows.length === 0) return
    await deferJobs()
    await sleep(1_000)
  }
}

async function findOwnerConnection(): Promise<pg.PoolConfig> {
  const directory = await openPostgresDirectory(benchData.dataDir, pino({ level: 'warn' }))
  return toOwnerConnection(directory, await readOrCreatePassword(directory))
}

function toRow(name: string, figures: LoadFigures, atRest: LoadFigures): string[] {
  return [
    name,
    figures.perSecond.toFixed(0),
    `${figures.p50}`,
    `${figures.p99}`,
    `${figures.failed}`,
    (figures.p99 / atRest.p99).toFixed(1),
  ]
}
