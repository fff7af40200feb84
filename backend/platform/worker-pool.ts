import type { Logger } from 'pino'
import type { Piscina } from 'piscina'

/** Beside the main thread a second core has no room for more. */
const MAX_THREADS = 1
/** A task that needs more is broken, and must not take the memory of the site. */
const MAX_HEAP_MB = 256

type WorkerTasks = Record<string, (input: never) => Promise<unknown>>

/** Threads for work that would hold up every visitor; `Tasks` are the exports of the file that they run. */
export interface WorkerPool<Tasks extends WorkerTasks> {
  /** Rejects when the task fails, its thread dies, the signal aborts, or another task is running. */
  run<Name extends keyof Tasks & string>(
    name: Name,
    input: Parameters<Tasks[Name]>[0],
    signal?: AbortSignal,
  ): Promise<Awaited<ReturnType<Tasks[Name]>>>
  /** Breaks off a running task. */
  stop(): Promise<void>
}

/** Costs nothing until a task is run: the library is loaded then, and the thread ends with the task. */
export function createWorkerPool<Tasks extends WorkerTasks>(
  file: URL,
  log: Pick<Logger, 'warn'>,
): WorkerPool<Tasks> {
  let opening: Promise<Piscina> | undefined
  let isRunning = false

  async function open(): Promise<Piscina> {
    const { Piscina } = await import('piscina')
    const pool = new Piscina({
      filename: file.href,
      minThreads: 0,
      maxThreads: MAX_THREADS,
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    })
    // Of a thread that cannot start the pool never says so to the task.
    pool.on('error', (error: Error) => {
      log.warn({ reason: error.message }, 'a worker thread failed')
      opening = undefined
      void pool.destroy()
    })
    return pool
  }

  return {
    async run(name, input, signal) {
      // What the library queues for a thread that dies is never run.
      if (isRunning) throw new Error('the worker thread is busy')
      isRunning = true
      opening ??= open()
      try {
        const pool = await opening
        return await pool.run(input, signal ? { name, signal } : { name })
      } finally {
        isRunning = false
      }
    },
    async stop() {
      await (await opening)?.destroy()
    },
  }
}
