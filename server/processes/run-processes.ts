import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { StartError } from '../start-failure'
import { relayMetrics } from './relay-metrics'

/** Pause in ms before a process is replaced. It doubles while processes end before they listen. */
const MIN_PAUSE_MS = 1_000
const MAX_PAUSE_MS = 30_000

interface ProcessesOptions {
  /** Program of each process. */
  program: URL
  count: number
  log: Pick<Logger, 'info' | 'error'>
  minPauseMs?: number
}

export interface Processes {
  /** Resolves once all processes listen; rejects if one ends before. */
  listening: Promise<void>
  /** Ends all processes after their open requests. */
  stop(): Promise<void>
}

/** Runs several processes of one program, which share its port, and replaces those that end. */
export function runProcesses({
  program,
  count,
  log,
  minPauseMs = MIN_PAUSE_MS,
}: ProcessesOptions): Processes {
  cluster.setupPrimary({ exec: fileURLToPath(program), args: [], silent: false })
  const workers = new Set<Worker>()
  let isStopping = false
  let pauseMs = minPauseMs
  relayMetrics()

  function start(): Worker {
    const worker = cluster.fork()
    workers.add(worker)
    worker.once('listening', () => {
      pauseMs = minPauseMs
    })
    worker.once('exit', () => workers.delete(worker))
    return worker
  }
  function replaceLater(exitCode: number): void {
    log.error({ exitCode, pauseMs }, 'a process ended and is replaced')
    setTimeout(() => {
      if (!isStopping) keepRunning(start())
    }, pauseMs)
    pauseMs = Math.min(MAX_PAUSE_MS, pauseMs * 2)
  }
  function keepRunning(worker: Worker): void {
    worker.once('exit', (code) => {
      if (!isStopping) replaceLater(code)
    })
  }
  async function startFirst(): Promise<void> {
    const worker = start()
    const ended = new AbortController()
    await Promise.race([
      once(worker, 'listening', { signal: ended.signal }),
      once(worker, 'exit', { signal: ended.signal }).then(() => {
        throw new StartError('A process ended while it started; its error is above.')
      }),
    ]).finally(() => ended.abort())
    keepRunning(worker)
  }
  return {
    listening: Promise.all(Array.from({ length: count }, startFirst)).then(() => {}),
    async stop() {
      isStopping = true
      const ends = [...workers].map((worker) => once(worker, 'exit'))
      for (const { process: child } of workers) child.kill('SIGTERM')
      await Promise.all(ends)
    },
  }
}
