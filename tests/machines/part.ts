import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, openSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

interface PartOptions {
  command: string
  args: readonly string[]
  options?: Pick<SpawnOptions, 'cwd' | 'env' | 'uid' | 'gid'>
  /** File for the output. */
  log: string
  /** Resolves to true once the part can be used. */
  isReady: () => Promise<boolean>
}

const PID_FILE = 'pids'
const MAX_START_MS = 120_000
const POLL_MS = 100

/** Program of the trial in a process group of its own, so that a kill ends its child processes as well. */
export class Part {
  readonly name: string
  readonly #describe: () => PartOptions
  #child: ChildProcess | undefined

  /** @param describe is called at each start: addresses may have changed */
  constructor(name: string, describe: () => PartOptions) {
    this.name = name
    this.#describe = describe
  }

  async start(): Promise<void> {
    const { command, args, options, log, isReady } = this.#describe()
    const output = openSync(log, 'a')
    const child = spawn(command, args, { ...options, detached: true, stdio: ['ignore', output, output] })
    this.#child = child
    child.on('error', () => {})
    // Read by scripts/test-machines.mjs if this process is killed.
    if (child.pid) appendFileSync(join(dirname(log), PID_FILE), `${child.pid}\n`)
    await waitUntil(`${this.name} is ready`, async () => {
      if (child.exitCode !== null) throw new Error(`${this.name} ended with ${child.exitCode}, see ${log}`)
      return isReady()
    })
  }

  /** Sends a signal and waits for the end. */
  async stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    if (signal === 'SIGKILL') this.#signal(signal)
    else child.kill(signal)
    await exited
  }

  /** Sends a signal that the main process handles without ending. */
  notify(signal: NodeJS.Signals): void {
    this.#child?.kill(signal)
  }

  #signal(signal: NodeJS.Signals): void {
    const { pid, exitCode, signalCode } = this.#child ?? {}
    if (!pid || exitCode !== null || signalCode !== null) return
    try {
      process.kill(-pid, signal)
    } catch {
      // It has ended meanwhile.
    }
  }
}

/** @throws Error if the condition is not met in time */
export async function waitUntil(
  what: string,
  condition: () => Promise<boolean>,
  maxMs = MAX_START_MS,
): Promise<void> {
  const end = performance.now() + maxMs
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`not in ${maxMs / 1_000} seconds: ${what}`)
    await sleep(POLL_MS)
  }
}
