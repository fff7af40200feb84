import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '~tests/database'
import { withProgram } from '~tests/fixtures/program'
import { openPool } from '../db/pool'
import { readTime as readDatabaseTime } from '../db/read-time'
import { migrateJobQueue } from './job-queue'
import { type Job, runJobs } from './run-jobs'

const POLL_INTERVAL_MS = 100
const stuckJob = withProgram('stuck-job')

let database: TestDatabase
let cleanups: (() => Promise<unknown>)[]
let lines: string[]
const log = pino({}, { write: (line: string) => void lines.push(line) })

beforeEach(async () => {
  lines = []
  cleanups = []
  database = await createTestDatabase('template0')
  await migrateJobQueue(database.pool, log)
})
afterEach(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup()
  await database.drop()
})

async function startRunner(
  jobs: readonly Job[],
  {
    pollIntervalMs = POLL_INTERVAL_MS,
    readTime = readDatabaseTime,
    beforeLongRuns,
  }: Partial<Parameters<typeof runJobs>[0]> = {},
) {
  const pool = await openPool(database.connection, { log })
  const runner = runJobs({
    pool,
    jobs,
    log,
    pollIntervalMs,
    readTime,
    ...(beforeLongRuns && { beforeLongRuns }),
  })
  cleanups.push(
    () => pool.end(),
    () => runner.stop(),
  )
  return runner
}

type TestJob = Job & { starts: number[]; isRunning: boolean; ends: number[] }

/** Creates a job that records its runs and fails if two overlap. */
function createJob(
  name: string,
  { intervalMs = 200, durationMs = 20, maxDurationMs = 10_000 } = {},
): TestJob {
  const job: TestJob = {
    name,
    intervalMs,
    maxDurationMs,
    starts: [],
    ends: [],
    isRunning: false,
    async run() {
      if (job.isRunning) throw new Error(`${name} runs twice`)
      job.isRunning = true
      job.starts.push(Date.now())
      await sleep(durationMs)
      job.ends.push(Date.now())
      job.isRunning = false
      return undefined
    },
  }
  return job
}

const listPlannedRuns = async (pool: pg.Pool) =>
  (
    await pool.query<{ key: string; in_seconds: number }>(
      `select key, extract(epoch from run_at - now())::float as in_seconds from graphile_worker.jobs
       where locked_at is null and attempts < max_attempts order by key`,
    )
  ).rows

test('two servers of one database run each job once an interval, and never at the same time', async () => {
  const jobs = [createJob('first'), createJob('second')]
  await Promise.all([startRunner(jobs), startRunner(jobs)])
  await expect.poll(() => Math.min(...jobs.map(({ starts }) => starts.length))).toBeGreaterThan(5)
  expect(lines.join('')).not.toContain('runs twice')
  for (const { starts, ends } of jobs) {
    const pauses = starts.slice(2).map((start, index) => start - (ends[index + 1] ?? 0))
    // Each server knows the clock of the database up to half a round trip.
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(150)
  }
  const listKeys = async () => (await listPlannedRuns(database.pool)).map(({ key }) => key)
  await expect.poll(listKeys).toEqual(expect.arrayContaining(['first', 'second']))
})

test('many waiting jobs cause no warning of a leak', async () => {
  const warnings: Error[] = []
  const collect = (warning: Error) => void warnings.push(warning)
  process.on('warning', collect)
  cleanups.push(async () => process.off('warning', collect))
  const jobs = Array.from({ length: 12 }, (_, index) => createJob(`job${index}`, { intervalMs: 400 }))
  // Runs are claimed a poll interval early and wait.
  await startRunner(jobs, { pollIntervalMs: 500 })
  await expect.poll(() => Math.min(...jobs.map(({ starts }) => starts.length))).toBeGreaterThan(1)
  expect(warnings).toEqual([])
})

test('jobs run on time after the clock is set back', async () => {
  const job = createJob('test', { intervalMs: 60_000 })
  let aheadMs = 7_200_000
  await startRunner([job], { readTime: async (db) => (await readDatabaseTime(db)) + aheadMs })
  await expect.poll(async () => (await listPlannedRuns(database.pool)).length).toBe(1)
  aheadMs = 0
  await expect.poll(() => job.ends.length).toBe(1)
  expect(lines.join('')).toContain('the clock was set back')
})

test('a process whose clock is two hours ahead plans runs by the database, and its log says so', async () => {
  const { now } = Date
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 7_200_000)
  cleanups.push(async () => vi.restoreAllMocks())
  const job = createJob('test', { intervalMs: 60_000 })
  await startRunner([job])
  await expect.poll(() => job.ends.length).toBe(1)
  await expect.poll(async () => (await listPlannedRuns(database.pool)).length).toBe(1)
  const [planned] = await listPlannedRuns(database.pool)
  expect(planned?.in_seconds).toBeGreaterThan(30)
  expect(planned?.in_seconds).toBeLessThan(61)
  expect(lines.join('')).toMatch(/"seconds":7[12]\d\d,"msg":"the clock of this process differs/)
})

test('a long run with a lease is not repeated while its server lives', async () => {
  const job = { ...createJob('test', { durationMs: 2_200 }), leaseMs: 1_500 }
  await Promise.all([startRunner([job]), startRunner([job])])
  await expect.poll(() => job.ends.length, { timeout: 10_000 }).toBe(1)
  expect(lines.join('')).not.toContain('runs twice')
})

test('long jobs run one at a time, each in its turn, and delay no other job', async () => {
  const long = ['a', 'b', 'c'].map((name) => ({ ...createJob(name, { durationMs: 150 }), isLong: true }))
  const short = createJob('short')
  await startRunner([...long, short])
  await expect.poll(() => Math.min(...long.map(({ ends }) => ends.length))).toBeGreaterThan(1)
  const runs = long.flatMap(({ starts, ends }) => ends.map((end, at) => ({ start: starts[at] ?? 0, end })))
  runs.sort((a, b) => a.start - b.start)
  for (const [at, { end }] of runs.slice(0, -1).entries())
    expect(runs[at + 1]?.start).toBeGreaterThanOrEqual(end)
  expect(short.ends.length).toBeGreaterThan(Math.max(...long.map(({ ends }) => ends.length)))
})

test('long jobs wait for the work before them, and others do not', async () => {
  let endLoad = () => {}
  const beforeLongRuns = new Promise<void>((resolve) => {
    endLoad = resolve
  })
  const [long, short] = [{ ...createJob('long'), isLong: true }, createJob('short')]
  await startRunner([long, short], { beforeLongRuns })
  await expect.poll(() => short.ends.length).toBeGreaterThan(1)
  expect(long.starts).toEqual([])
  endLoad()
  await expect.poll(() => long.ends.length).toBe(1)
})

test('a long run that exceeds its maximum duration delays no other job any longer', async () => {
  const hanging = { ...createJob('hanging', { durationMs: 5_000, maxDurationMs: 300 }), isLong: true }
  const other = { ...createJob('other'), isLong: true }
  await startRunner([hanging, other])
  await expect.poll(() => hanging.starts.length).toBe(1)
  const earlier = other.ends.length
  await expect.poll(() => other.ends.length, { timeout: 3_000 }).toBeGreaterThan(earlier)
  expect(hanging.ends).toEqual([])
})

test('stopping does not wait for the work before long runs', async () => {
  const long = { ...createJob('long'), isLong: true }
  const runner = await startRunner([long], { beforeLongRuns: new Promise(() => {}) })
  await expect.poll(async () => (await listPlannedRuns(database.pool))[0]?.in_seconds).toBeGreaterThan(50)
  await runner.stop()
  expect(long.starts).toEqual([])
  const [planned] = await listPlannedRuns(database.pool)
  expect(planned?.in_seconds).toBeLessThanOrEqual(0)
})

test.each([
  { limits: { maxDurationMs: 1_500 }, when: 'after its maximum duration' },
  { limits: { maxDurationMs: 60_000, leaseMs: 1_500 }, when: 'after its lease' },
])('another server takes over a run whose server was killed, once, $when', async ({ limits }) => {
  const killed = fork(stuckJob, [JSON.stringify(database.connection), JSON.stringify(limits)], {
    stdio: 'inherit',
  })
  cleanups.push(async () => killed.kill('SIGKILL'))
  await once(killed, 'message')
  const claimedAt = Date.now()
  killed.kill('SIGKILL')
  await once(killed, 'exit')

  const job = createJob('test', { intervalMs: 60_000 })
  await startRunner([job])
  await expect.poll(() => job.ends, { timeout: 5_000 }).toHaveLength(1)
  expect((job.starts[0] ?? 0) - claimedAt).toBeGreaterThan(1_000)
  await sleep(500)
  expect(job.starts).toHaveLength(1)
})

test('a run left locked by a killed server is deleted by the first start after the queue unlocked it', async () => {
  const { pool } = database
  await pool.query("select graphile_worker.add_job('test', job_key => 'test')")
  await pool.query("update graphile_worker._private_jobs set locked_at = now(), locked_by = 'killed'")
  await pool.query("select graphile_worker.add_job('test', job_key => 'test')")
  await migrateJobQueue(pool, log)
  const count = async () => (await pool.query('select from graphile_worker.jobs')).rowCount
  expect(await count()).toBe(2)
  await pool.query("select graphile_worker.force_unlock_workers(array['killed'])")
  await migrateJobQueue(pool, log)
  expect(await count()).toBe(1)
})

test('stopping waits for the running job and leaves its next run to another server at once', async () => {
  const job = createJob('test', { intervalMs: 60_000, durationMs: 400 })
  const runner = await startRunner([job])
  await expect.poll(() => job.isRunning).toBe(true)
  await runner.stop()
  expect(job.ends).toHaveLength(1)
  const [planned] = await listPlannedRuns(database.pool)
  expect(planned?.in_seconds).toBeLessThanOrEqual(0)
})

test('stopping aborts the signal of the running job', async () => {
  const job = createJob('test')
  let isAborted = false
  job.run = async (signal) => {
    job.isRunning = true
    await once(signal, 'abort')
    isAborted = true
    return undefined
  }
  const runner = await startRunner([job])
  await expect.poll(() => job.isRunning).toBe(true)
  await runner.stop()
  expect(isAborted).toBe(true)
})

test('a failing job is logged by its message only and runs again after its interval', async () => {
  let runs = 0
  await startRunner([
    {
      ...createJob('test'),
      async run() {
        runs += 1
        throw Object.assign(new Error('duplicate key'), { detail: 'Key (phone)=(555123456) already exists.' })
      },
    },
  ])
  await expect.poll(() => runs).toBeGreaterThan(1)
  expect(lines.join('')).toContain('"job":"test","reason":"duplicate key"')
  expect(lines.join('')).not.toContain('555123456')
})

test('a job that requests an earlier next run gets it without waiting for a poll', async () => {
  const starts: number[] = []
  const job = {
    ...createJob('test', { intervalMs: 60_000 }),
    async run() {
      starts.push(Date.now())
      return 250
    },
  }
  await startRunner([job], { pollIntervalMs: 5_000 })
  await expect.poll(() => starts.length).toBeGreaterThan(4)
  const pauses = starts.slice(2).map((start, index) => start - (starts[index + 1] ?? 0))
  // The clock of the database may be read again meanwhile, which moves planned times by some milliseconds.
  expect(Math.min(...pauses)).toBeGreaterThan(200)
  // A busy machine starts a job late, though not by whole polls.
  expect(Math.min(...pauses)).toBeLessThan(2_000)
})

test('a starting server runs a job at once although its next run is scheduled for later', async () => {
  const job = createJob('test', { intervalMs: 60_000 })
  const earlier = await startRunner([job])
  await expect.poll(() => job.ends).toHaveLength(1)
  await expect.poll(async () => (await listPlannedRuns(database.pool))[0]?.in_seconds).toBeGreaterThan(30)
  await earlier.stop()
  await startRunner([job])
  await expect.poll(() => job.ends).toHaveLength(2)
})

test('jobs run again after the database refused connections and came back', { timeout: 40_000 }, async () => {
  const printed = vi.spyOn(console, 'error')
  cleanups.push(async () => printed.mockRestore())
  const durations = { durationMs: 300, maxDurationMs: 1_000 }
  const [job, other] = [createJob('test', durations), createJob('other', durations)]
  await startRunner([job, other])
  await expect.poll(() => job.ends.length).toBeGreaterThan(1)

  const elsewhere = await createTestDatabase('template0')
  cleanups.push(() => elsewhere.drop())
  const { rows } = await database.pool.query<{ name: string }>('select current_database() as name')
  const name = rows[0]?.name
  // A running job cannot record its end.
  await expect.poll(() => job.isRunning && other.isRunning).toBe(true)
  await elsewhere.pool.query(`alter database "${name}" allow_connections false`)
  await elsewhere.pool.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    name,
  ])
  await sleep(1_000)
  const endsWhileAway = job.ends.length
  await sleep(500)
  expect(job.ends).toHaveLength(endsWhileAway)
  await elsewhere.pool.query(`alter database "${name}" allow_connections true`)
  await expect.poll(() => job.ends.length, { timeout: 20_000 }).toBeGreaterThan(endsWhileAway + 2)
  expect(printed.mock.calls.filter(([text]) => /^Trace/.test(String(text)))).toEqual([])
  const warnings = lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40)
  expect(warnings.map(({ msg }) => msg)).toContain('the jobs stopped and are restarted')
  for (const { msg } of warnings) expect(msg).not.toMatch(/\n|Worker exited|Failed to release/)
})

test('a later start reschedules a job whose server was killed before it scheduled the next run', async () => {
  const { pool } = database
  await pool.query("select graphile_worker.add_job('test', job_key => 'test')")
  await pool.query(
    "update graphile_worker._private_jobs set locked_at = now() - interval '2 minutes', locked_by = 'killed'",
  )
  const job = createJob('test')
  await startRunner([job])
  await expect.poll(() => job.ends.length).toBeGreaterThan(0)
})

test('servers that start at the same time create the tables of the queue once', async () => {
  const fresh = await createTestDatabase('template0')
  cleanups.push(() => fresh.drop())
  await Promise.all(Array.from({ length: 3 }, () => migrateJobQueue(fresh.pool, log)))
  const { rows } = await fresh.pool.query('select count(*) as migrations from graphile_worker.migrations')
  expect(rows[0].migrations).toBeGreaterThan(10)
})
