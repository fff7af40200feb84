import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Runner, run, type Task, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import type { Logger } from 'pino'
import { instrument } from '~contract/instrumentation'
import { scheduleFirstRun, toQueueLogger } from './job-queue'

/** Minimum step in ms; a smaller one delays scheduled runs by as little. */
const MAX_STEP_MS = 60_000

/**
 * Calls back when the system clock was set back.
 * @returns a function that ends the watch
 */
function watchClock(onSetBack: () => void, intervalMs: number): () => void {
  const getOffset = () => Date.now() - performance.now()
  let offset = getOffset()
  const timer = setInterval(() => {
    const before = offset
    offset = getOffset()
    if (offset < before - MAX_STEP_MS) onSetBack()
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
}

type RunnerOptions = Required<RunJobsOptions> & { signal: AbortSignal }

const POLL_INTERVAL_MS = 5_000
const RESTART_DELAY_MS = 5_000

/** Runs jobs; needs `migrateJobQueue`. `stop` aborts the running jobs and waits for them. */
export function runJobs({ pollIntervalMs = POLL_INTERVAL_MS, ...options }: RunJobsOptions): {
  stop(): Promise<void>
} {
  const stopping = new AbortController()
  const supervision = superviseRunner({ ...options, pollIntervalMs, signal: stopping.signal })
  return {
    async stop() {
      stopping.abort()
      await supervision
    },
  }
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
  await scheduleFirstRuns(options)
  const events: WorkerEvents = new EventEmitter()
  const runner = await run({
    pgPool: pool,
    logger: toQueueLogger(log),
    taskList: Object.fromEntries(jobs.map((job) => [job.name, createTask(job, options)])),
    parsedCronItems: [],
    concurrency: jobs.length,
    pollInterval: pollIntervalMs,
    // Runs are scheduled by the same clock.
    useNodeTime: true,
    noHandleSignals: true,
    events,
  })
  // Scheduled runs would wait until the system clock reaches their time again.
  const endWatch = watchClock(() => {
    log.warn({}, 'the clock was set back; all jobs are rescheduled')
    scheduleFirstRuns(options).catch((error: Error) => log.warn({ reason: error.message }, 'jobs are late'))
  }, pollIntervalMs)
  try {
    await waitForAbort(runner, events, signal)
  } finally {
    endWatch()
    await runner.stop().catch(() => {})
  }
}

async function scheduleFirstRuns({ pool, jobs, pollIntervalMs }: RunnerOptions): Promise<void> {
  for (const { name } of jobs) await scheduleFirstRun(pool, name, new Date(Date.now() - pollIntervalMs))
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
function createTask(job: Job, { log, pollIntervalMs, signal: stopping }: RunnerOptions): Task {
  // Each job listens to a signal of its own: Node.js warns of a leak if more than ten listen to one.
  const signal = AbortSignal.any([stopping])
  return async (_payload, { job: { run_at }, addJob }) => {
    const scheduleNextRun = (delayMs: number) =>
      addJob(job.name, {}, { jobKey: job.name, runAt: new Date(Date.now() + delayMs - pollIntervalMs) })
    // The queue locks the runs of a killed server for hours, so the next one is scheduled before this one
    // starts.
    await scheduleNextRun(job.maxDurationMs + pollIntervalMs)
    // Limited to the poll interval, because the clock may be set back meanwhile.
    await sleepFully(Math.min(pollIntervalMs, run_at.getTime() + pollIntervalMs - Date.now()), signal)
    const delayMs = signal.aborted ? 0 : await runLogged(job, log, signal)
    // Another server, or the next start, repeats an aborted run.
    await scheduleNextRun(signal.aborted ? 0 : delayMs)
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
