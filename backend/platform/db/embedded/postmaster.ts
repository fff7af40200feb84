import type { ChildProcess } from 'node:child_process'
import { appendFileSync, readFileSync } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { totalmem } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Binaries } from './binaries'
import type { PostgresDirectory } from './postgres-directory'
import { getProcessName } from './process-name'
import { spawnAs } from './system-account'

/** Settings by their names in `postgresql.conf`. */
export type ServerSettings = Readonly<Record<string, string>>

const SETTINGS: ServerSettings = {
  // Unix socket only.
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: `${calculateBufferMegabytes(Math.min(totalmem(), getMemoryLimit()))}MB`,
  work_mem: '32MB',
  maintenance_work_mem: '128MB',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // Failed statements hold personal data; the client logs their errors.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
}

/** Returns a quarter of the memory, as PostgreSQL's manual advises, up to what a million statements need. */
export function calculateBufferMegabytes(memory: number): number {
  return Math.round(Math.min(memory / 4 / 2 ** 20, 4096))
}

function getMemoryLimit(): number {
  return process.constrainedMemory() || Number.POSITIVE_INFINITY
}

/**
 * Starts the server in its own process group, so that Ctrl-C reaches only the parent.
 * @param settings extend or override the defaults
 */
export async function spawnPostmaster(
  home: PostgresDirectory,
  binaries: Binaries,
  settings: ServerSettings,
): Promise<ChildProcess> {
  // A file instead of a pipe, because the server outlives a killed parent.
  const log = await open(home.logFile, 'w')
  try {
    const server = spawnAs(
      home.account,
      binaries.postgres,
      [
        '-D',
        home.cluster,
        '-k',
        home.socketDirectory,
        ...Object.entries({ ...SETTINGS, ...settings }).flatMap(([k, v]) => ['-c', `${k}=${v}`]),
      ],
      { stdio: ['ignore', log.fd, log.fd], detached: true, env: await getRecycledPidEnv(home) },
    )
    server.on('error', (error) => appendFileSync(home.logFile, `${error.message}\n`))
    server.unref()
    return server
  } finally {
    await log.close()
  }
}

/**
 * PostgreSQL takes any program with the pid of a stale record for a live server, except for its grandparent.
 */
async function getRecycledPidEnv(home: PostgresDirectory): Promise<Record<string, string>> {
  const pid = await readRecordedPid(home)
  if (pid === undefined || (await isPostgres(pid))) return {}
  return { PG_GRANDPARENT_PID: String(pid) }
}

export async function findLivePostmaster(home: PostgresDirectory): Promise<number | undefined> {
  const pid = await readRecordedPid(home)
  return pid !== undefined && (await isPostgres(pid)) ? pid : undefined
}

async function readRecordedPid(home: PostgresDirectory) {
  try {
    return parsePid(await readFile(readPidFile(home), 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function readPidFile(home: PostgresDirectory): string {
  return path.join(home.cluster, 'postmaster.pid')
}

function parsePid(record: string): number | undefined {
  return Number(record.split('\n')[0]) || undefined
}

async function isPostgres(pid: number) {
  return (await getProcessName(pid)) === 'postgres'
}

/** Stops the server. After a timeout it sends SIGQUIT, which leaves recovery to the next start. */
export async function stopPostmaster(home: PostgresDirectory) {
  const pid = await findLivePostmaster(home)
  if (pid === undefined) return
  process.kill(pid, 'SIGINT')
  if (await waitForExit(pid, 30_000)) return
  process.kill(pid, 'SIGQUIT')
  await waitForExit(pid, 10_000)
}

/** Signals the server without waiting, because an exiting process cannot wait. */
export function signalPostmasterToStop(home: PostgresDirectory) {
  try {
    const pid = parsePid(readFileSync(readPidFile(home), 'utf8'))
    if (pid !== undefined) process.kill(pid, 'SIGINT')
  } catch {
    // The next start takes over a running server.
  }
}

async function waitForExit(pid: number, timeoutMs: number) {
  const deadline = performance.now() + timeoutMs
  while (await isPostgres(pid)) {
    if (performance.now() > deadline) return false
    await sleep(20)
  }
  return true
}
