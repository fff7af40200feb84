import { bulkhead } from 'cockatiel'
import type { Logger } from 'pino'
import type { Piscina } from 'piscina'

/** Maximum number of threads: besides the main thread, two cores have no room for more. */
const MAX_THREADS = 1

interface WorkerPoolOptions {
  /** Maximum heap in MB, so that a broken task cannot exhaust the site's memory. Default: 256. */
  maxHeapMb?: number
  /** Time in ms without tasks after which the thread ends. Default: never. */
  idleMs?: number
  /** Task timeout in ms; a task that exceeds it is killed with its thread. Default: none. */
  maxTaskMs?: number
}

export type WorkerTasks = Record<string, (input: never) => Promise<unknown>>

/** Threads for CPU-bound work; `Tasks` are the exports of their file. */
export interface WorkerPool<Tasks extends WorkerTasks> {
  /** Runs a task after the previous one. Rejects if the task fails, its thread dies, or the signal aborts. */
  run<Name extends keyof Tasks & string>(
    name: Name,
    input: Parameters<Tasks[Name]>[0],
    signal?: AbortSignal,
  ): Promise<Awaited<ReturnType<Tasks[Name]>>>
  /** Kills a running task. */
  stop(): Promise<void>
}

/** Creates a pool. The library is loaded and the thread started with the first task. */
export function createWorkerPool<Tasks extends WorkerTasks>(
  file: URL,
  log: Pick<Logger, 'warn'>,
  { maxHeapMb = 256, idleMs = 0, maxTaskMs }: WorkerPoolOptions = {},
): WorkerPool<Tasks> {
  let opening: Promise<Piscina> | undefined
  // The library never runs tasks queued for a thread that dies, so it gets one at a time.
  const limit = bulkhead(MAX_THREADS, Number.POSITIVE_INFINITY)

  async function open(): Promise<Piscina> {
    const { Piscina } = await import('piscina')
    const pool = new Piscina({
      filename: file.href,
      minThreads: 0,
      maxThreads: MAX_THREADS,
      idleTimeout: idleMs,
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    })
    // The pool does not report a thread that cannot start to the task.
    pool.on('error', (error: Error) => {
      log.warn({ file: file.pathname, reason: error.message }, 'a worker thread failed')
      opening = undefined
      void pool.destroy()
    })
    return pool
  }

  return {
    run: (name, input, signal) =>
      limit.execute(async () => {
        signal?.throwIfAborted()
        opening ??= open()
        const pool = await opening
        const ends = [signal, maxTaskMs === undefined ? undefined : AbortSignal.timeout(maxTaskMs)]
        const signals = ends.filter((end) => end !== undefined)
        return pool.run(input, signals.length > 0 ? { name, signal: AbortSignal.any(signals) } : { name })
      }),
    async stop() {
      await (await opening)?.destroy()
    },
  }
}
