import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { bulkhead } from 'cockatiel'
import type { Logger } from 'pino'
import type { TaskAnswer, TaskMessage } from './task-process'
import type { WorkerPool, WorkerTasks } from './worker-pool'

interface ProcessPoolOptions {
  /** Maximum heap in MB. Default: 256. */
  maxHeapMb?: number
  /** Time in ms without tasks after which the process ends. */
  idleMs: number
  /** Task timeout in ms; a task that exceeds it is killed with its process. Default: none. */
  maxTaskMs?: number
  /** Maximum number of concurrent tasks. Default: 1. */
  width?: number
}

interface StartedProcess {
  child: ChildProcess
  /** Callbacks of running tasks by task id. */
  running: Map<number, (answer: TaskAnswer) => void>
}

/** Environment variables for the process. Secrets are excluded, because it decodes strangers' files. */
const HANDED_DOWN = ['PATH', 'HOME', 'TMPDIR', 'LANG']

/**
 * Runs tasks in a process. Like `createWorkerPool`, for libraries whose memory is released only by ending it.
 */
export function createProcessPool<Tasks extends WorkerTasks>(
  file: URL,
  log: Pick<Logger, 'warn'>,
  { maxHeapMb = 256, idleMs, maxTaskMs, width = 1 }: ProcessPoolOptions,
): WorkerPool<Tasks> {
  const limit = bulkhead(width, Number.POSITIVE_INFINITY)
  let started: StartedProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let lastId = 0

  function start(): StartedProcess {
    const running: StartedProcess['running'] = new Map()
    const child = fork(new URL('task-process.js', file), [file.href], {
      env: {
        ...Object.fromEntries(HANDED_DOWN.map((name) => [name, process.env[name]])),
        NODE_ENV: process.env.NODE_ENV,
        MALLOC_ARENA_MAX: '2',
      },
      execArgv: [`--max-old-space-size=${maxHeapMb}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const end = (reason: string) => {
      if (started?.child === child) started = undefined
      if (running.size > 0) log.warn({ file: fileURLToPath(file), reason }, 'a worker process failed')
      for (const [id, answer] of running) answer({ id, error: new Error(`worker process ended: ${reason}`) })
    }
    child.on('message', (answer: TaskAnswer) => running.get(answer.id)?.(answer))
    child.once('error', (error) => end(error.message))
    child.once('exit', (code, signal) => end(`${signal ?? code}`))
    return { child, running }
  }

  function stop(): void {
    clearTimeout(idle)
    started?.child.kill('SIGKILL')
    started = undefined
  }

  function run(name: string, input: unknown, signal: AbortSignal | undefined): Promise<unknown> {
    signal?.throwIfAborted()
    clearTimeout(idle)
    started ??= start()
    const { child, running } = started
    keepParentAlive(child)
    const id = ++lastId
    const limits = [signal, maxTaskMs === undefined ? undefined : AbortSignal.timeout(maxTaskMs)]
    const end = AbortSignal.any(limits.filter((each) => each !== undefined))
    return new Promise((resolve, reject) => {
      const breakOff = () => {
        running.delete(id)
        if (started?.child === child) stop()
        reject(new DOMException('The task was aborted', 'AbortError'))
      }
      end.addEventListener('abort', breakOff, { once: true })
      running.set(id, (answer) => {
        running.delete(id)
        end.removeEventListener('abort', breakOff)
        if ('error' in answer) reject(answer.error)
        else resolve(answer.result)
        if (running.size > 0 || started?.child !== child) return
        letParentEnd(child)
        idle = setTimeout(stop, idleMs).unref()
      })
      child.send({ id, name, input } satisfies TaskMessage, (error) => {
        if (error) running.get(id)?.({ id, error })
      })
    })
  }

  return {
    run: (name, input, signal) =>
      limit.execute(() => run(name, input, signal)) as Promise<Awaited<ReturnType<Tasks[typeof name]>>>,
    async stop() {
      stop()
    },
  }
}

function keepParentAlive(child: ChildProcess): void {
  child.ref()
  child.channel?.ref()
}

/** Lets the parent exit while a task-less child is running. */
function letParentEnd(child: ChildProcess): void {
  child.unref()
  child.channel?.unref()
}
