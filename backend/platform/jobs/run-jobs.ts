import { EventEmitter, once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { bulkhead } from 'cockatiel'
import { type Runner, run, type Task, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import type { Logger } from 'pino'
import { instrument } from '~contract/instrumentation'
import type { Db } from '../db/pool'
import { createDatabaseClock, type DatabaseClock } from './database-clock'
import { scheduleFirstRun, toQueueLogger } from './job-queue'

/** Minimum step in ms; a smaller one delays scheduled runs by as little. */
const MAX_STEP_MS = 60_000

/**
 * Calls back when the clock of the database was set back.
 * @returns a function that ends the watch
 */
function watchClock(clock: DatabaseClock, onSetBack: () => void, intervalMs: number): () => void {
  const timer = setInterval(() => {
    clock.read().then(
      (ms) => {
        if (ms < -MAX_STEP_MS) onSetBack()
      },
      // The runner reports a lost database.
      () => {},
    )
  }, intervalMs).unref()
  return () => clearInterval(timer)
}

/** Recurring work that runs on one server at a time. */
export interface Job {
  name: string
  intervalMs: number
  /** Maximum duration in ms. After it, the server counts as killed and another one starts a run. */
  maxDurationMs: number
  /**
   * Time in ms after which another server takes over from a killed one; well above the poll interval, at
   * which runs are claimed ahead of time. After a stall of some seconds both servers may run. Default:
   * `maxDurationMs`.
   */
  leaseMs?: number
  /**
   * True if a run may read or write much of the marketplace. A process has one such run at a time, so that
   * its visitors and its database keep processor time.
   */
  isLong?: boolean
  /**
   * Runs the job.
   * @returns milliseconds until the next run if it is sooner than the interval
   */
  run(signal: AbortSignal): Promise<number | undefined>
}

interface RunJobsOptions {
  pool: pg.Pool
  jobs: readonly Job[]
  log: Logger
  /** Interval in ms at which idle workers claim due runs, and how early they claim them. */
  pollIntervalMs?: number
  /** Reads the clock that plans runs. Default: the database's. */
  readTime?: (db: Db) => Promise<number>
  /** Work that long runs wait for, such as the load of the search. It must not reject. */
  beforeLongRuns?: Promise<void>
}

type RunInTurn = (work: () => Promise<number>, maxMs: number) => Promise<number>

type RunnerOptions = Omit<RunJobsOptions, 'pollIntervalMs' | 'beforeLongRuns'> & {
  pollIntervalMs: number
  runInTurn: RunInTurn
  signal: AbortSignal
}

const POLL_INTERVAL_MS = 5_000
const RESTART_DELAY_MS = 5_000
/** Number of times that a run postpones its takeover in the time of its lease. */
const RENEWALS_PER_LEASE = 8
/** Lease in ms of long runs, which may wait for their turn longer than they may take. */
const LONG_LEASE_MS = 60_000
/** Maximum time in ms for which a long run keeps its lease while it waits for its turn. */
const MAX_WAIT_MS = 3_600_000

/** Runs jobs; needs `migrateJobQueue`. `stop` aborts the running jobs and waits for them. */
export function runJobs({ pollIntervalMs = POLL_INTERVAL_MS, beforeLongRuns, ...options }: RunJobsOptions): {
  stop(): Promise<void>
} {
  const stopping = new AbortController()
  const { signal } = stopping
  const runInTurn = createTurns(signal, beforeLongRuns)
  const supervision = superviseRunner({ ...options, pollIntervalMs, runInTurn, signal })
  return {
    async stop() {
      stopping.abort()
      await supervision
    },
  }
}

/**
 * Returns a function that runs work one at a time, in order; the first turn is that of `first`. Work that
 * exceeds its maximum duration loses its turn, so that a run that hangs stops no other job.
 */
function createTurns(signal: AbortSignal, first: Promise<void> | undefined): RunInTurn {
  const turns = bulkhead(1, Number.POSITIVE_INFINITY)
  if (first) {
    const loaded = Promise.race([first, once(signal, 'abort')])
    void turns.execute(() => waitForEnd(loaded, MAX_WAIT_MS))
  }
  return (work, maxMs) =>
    new Promise((resolve, reject) => {
      void turns.execute(() => {
        const running = work()
        running.then(resolve, reject)
        return waitForEnd(running, maxMs)
      })
    })
}

/** Waits for the end of work, whether it succeeds or not, at most for a time in ms. */
async function waitForEnd(work: Promise<unknown>, maxMs: number): Promise<void> {
  const ended = new AbortController()
  const end = () => ended.abort()
  work.then(end, end)
  await sleep(maxMs, undefined, { signal: ended.signal, ref: false }).catch(() => {})
}

async function superviseRunner(options: RunnerOptions): Promise<void> {
  const { log, signal } = options
  while (!signal.aborted) {
    try {
      await runUntilAborted(options)
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'the jobs stopped and are restarted')
      await sleep(RESTART_DELAY_MS, undefined, { signal }).catch(() => {})
    }
  }
}

async function runUntilAborted(options: RunnerOptions): Promise<void> {
  const { pool, jobs, log, pollIntervalMs, signal } = options
  const clock = await createDatabaseClock(pool, options)
  await scheduleFirstRuns(options, clock)
  const events: WorkerEvents = new EventEmitter()
  const runner = await run({
    pgPool: pool,
    logger: toQueueLogger(log),
    taskList: Object.fromEntries(jobs.map((job) => [job.name, createTask(job, options, clock)])),
    parsedCronItems: [],
    concurrency: jobs.length,
    pollInterval: pollIntervalMs,
    noHandleSignals: true,
    events,
  })
  // Scheduled runs would wait until the clock reaches their time again.
  const onSetBack = () => {
    log.warn({}, 'the clock was set back; all jobs are rescheduled')
    scheduleFirstRuns(options, clock).catch((error: Error) =>
      log.warn({ reason: error.message }, 'jobs are late'),
    )
  }
  const endWatch = watchClock(clock, onSetBack, pollIntervalMs)
  try {
    await waitForAbort(runner, events, signal)
  } finally {
    endWatch()
    await runner.stop().catch(() => {})
  }
}

async function scheduleFirstRuns(
  { pool, jobs, pollIntervalMs }: RunnerOptions,
  clock: DatabaseClock,
): Promise<void> {
  for (const { name } of jobs) await scheduleFirstRun(pool, name, new Date(clock.now() - pollIntervalMs))
}

/** Waits for the abort. Rejects if the runner ends, or if a worker fails while the runner continues. */
function waitForAbort(runner: Runner, events: WorkerEvents, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
    events.once('worker:fatalError', ({ error }) => reject(error))
    runner.promise.then(() => reject(new Error('the runner of the jobs ended')), reject)
  })
}

/** Creates a task. A run is claimed up to a poll interval early, and then starts on the millisecond. */
function createTask(
  job: Job,
  { log, pollIntervalMs, runInTurn, signal: stopping }: RunnerOptions,
  clock: DatabaseClock,
): Task {
  // Each job listens to a signal of its own: Node.js warns of a leak if more than ten listen to one.
  const signal = AbortSignal.any([stopping])
  return async (_payload, { job: { run_at }, addJob }) => {
    const scheduleNextRun = (delayMs: number) =>
      addJob(
        job.name,
        {},
        { jobKey: job.name, runAt: new Date(Math.ceil(clock.now() + delayMs) - pollIntervalMs) },
      )
    const leaseMs = job.leaseMs ?? (job.isLong ? LONG_LEASE_MS : undefined)
    const keepLease = (maxMs: number) =>
      leaseMs === undefined ? async () => {} : renewLease(leaseMs, maxMs, scheduleNextRun)
    // The queue locks the runs of a killed server for hours, so the next one is scheduled before this one
    // starts.
    await scheduleNextRun(leaseMs ?? job.maxDurationMs + pollIntervalMs)
    // Limited to the poll interval, because the clock may be set back meanwhile.
    await sleepFully(Math.min(pollIntervalMs, run_at.getTime() + pollIntervalMs - clock.now()), signal)
    const endWait = keepLease(MAX_WAIT_MS)
    const runWithLease = async () => {
      await endWait()
      const endRun = keepLease(job.maxDurationMs)
      const delayMs = signal.aborted ? 0 : await runLogged(job, log, signal)
      await endRun()
      return delayMs
    }
    const delayMs = await (job.isLong ? runInTurn(runWithLease, job.maxDurationMs) : runWithLease())
    // Another server, or the next start, repeats an aborted run.
    await scheduleNextRun(signal.aborted ? 0 : delayMs)
  }
}

/**
 * Postpones the takeover while a run lives, at most for a time in ms.
 * @returns a function that ends it
 */
function renewLease(
  leaseMs: number,
  maxMs: number,
  scheduleNextRun: (delayMs: number) => Promise<unknown>,
): () => Promise<void> {
  const ending = new AbortController()
  const end = performance.now() + maxMs
  const renewal = (async () => {
    for (;;) {
      await sleep(leaseMs / RENEWALS_PER_LEASE, undefined, { signal: ending.signal }).catch(() => {})
      if (ending.signal.aborted || performance.now() > end) return
      // The next renewal may succeed.
      await scheduleNextRun(leaseMs).catch(() => {})
    }
  })()
  return async () => {
    ending.abort()
    await renewal
  }
}

/** Sleeps at least this long. Node's timers can fire a millisecond early. */
async function sleepFully(durationMs: number, signal: AbortSignal): Promise<void> {
  const end = performance.now() + durationMs
  for (let ms = durationMs; ms > 0 && !signal.aborted; ms = end - performance.now())
    await sleep(ms, undefined, { signal }).catch(() => {})
}

async function runLogged(job: Job, log: Logger, signal: AbortSignal): Promise<number> {
  try {
    const delayMs = await instrument({ kind: 'job', name: job.name }, () => job.run(signal))
    return Math.min(job.intervalMs, delayMs ?? job.intervalMs)
  } catch (error) {
    // Details of database errors quote rows, which hold personal data.
    log.warn({ job: job.name, reason: (error as Error).message }, 'a job failed and will run again')
    return job.intervalMs
  }
}
