import type { Logger } from 'pino'
import type { Piscina } from 'piscina'

/** Beside the main thread a second core has no room for more. */
const MAX_THREADS = 1

interface WorkerPoolOptions {
  /** A task that needs more is broken, and must not take the memory of the site; default 256. */
  maxHeapMb?: number
  /** How long the thread waits for another task before it ends; by default it does not. */
  idleMs?: number
  /** A task that takes longer is broken off with its thread; by default it may take any time. */
  maxTaskMs?: number
}

export type WorkerTasks = Record<string, (input: never) => Promise<unknown>>

/** Threads for work that would hold up every visitor; `Tasks` are the exports of the file that they run. */
export interface WorkerPool<Tasks extends WorkerTasks> {
  /** Waits for the task before. Rejects when the task fails, its thread dies, or the signal aborts. */
  run<Name extends keyof Tasks & string>(
    name: Name,
    input: Parameters<Tasks[Name]>[0],
    signal?: AbortSignal,
  ): Promise<Awaited<ReturnType<Tasks[Name]>>>
  /** Breaks off a running task. */
  stop(): Promise<void>
}

/** Costs nothing until a task is run: the library is loaded then, and the thread started. */
export function createWorkerPool<Tasks extends WorkerTasks>(
  file: URL,
  log: Pick<Logger, 'warn'>,
  { maxHeapMb = 256, idleMs = 0, maxTaskMs }: WorkerPoolOptions = {},
): WorkerPool<Tasks> {
  let opening: Promise<Piscina> | undefined
  let last: Promise<unknown> = Promise.resolve()

  async function open(): Promise<Piscina> {
    const { Piscina } = await import('piscina')
    const pool = new Piscina({
      filename: file.href,
      minThreads: 0,
      maxThreads: MAX_THREADS,
      idleTimeout: idleMs,
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    })
    // Of a thread that cannot start the pool never says so to the task.
    pool.on('error', (error: Error) => {
      log.warn({ file: file.pathname, reason: error.message }, 'a worker thread failed')
      opening = undefined
      void pool.destroy()
    })
    return pool
  }

  return {
    run(name, input, signal) {
      // What the library queues for a thread that dies is never run.
      const result = last.then(async () => {
        signal?.throwIfAborted()
        opening ??= open()
        const pool = await opening
        const limits = [signal, maxTaskMs === undefined ? undefined : AbortSignal.timeout(maxTaskMs)]
        const signals = limits.filter((limit) => limit !== undefined)
        return pool.run(input, signals.length > 0 ? { name, signal: AbortSignal.any(signals) } : { name })
      })
      last = result.catch(() => undefined)
      return result
    },
    async stop() {
      await (await opening)?.destroy()
    },
  }
}
