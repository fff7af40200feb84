import type { ChildProcess } from 'node:child_process'
import { readFile, realpath } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { ADVISORY_LOCKS } from '../advisory-locks'
import { DatabaseStartError } from '../start-error'
import type { Binaries } from './binaries'
import { OWNER_ROLE, type OwnerPassword } from './owner-password'
import type { PostgresDirectory } from './postgres-directory'
import { findLivePostmaster, type ServerSettings, spawnPostmaster, stopPostmaster } from './postmaster'

/** Start timeout in ms. The server refuses connections while it recovers from a crash. */
const START_TIMEOUT_MS = 120_000
const LOCK_GRACE_MS = 1_000
const MAX_SPAWNS = 3
/** PostgreSQL error code of a wrong password. */
const WRONG_PASSWORD = '28P01'

export class AlreadyOwnedError extends DatabaseStartError {
  override name = 'AlreadyOwnedError'
}

/**
 * Connects to the server of a killed instance, or starts one.
 * @returns the connection whose session holds the owner's lock, so the lock ends with its holder
 * @throws AlreadyOwnedError if another live instance holds it
 */
export async function acquireOwnership(
  home: PostgresDirectory,
  binaries: Binaries,
  { password, settings, signal }: { password: OwnerPassword; settings: ServerSettings; signal: AbortSignal },
): Promise<pg.Client> {
  const deadline = performance.now() + START_TIMEOUT_MS
  let server: ChildProcess | undefined
  let spawns = 0
  try {
    while (true) {
      signal.throwIfAborted()
      const attempt = await connect(home, password)
      if (attempt instanceof pg.Client) {
        if (await acquireLock(attempt, home)) return attempt
      } else if (performance.now() > deadline) {
        throw new DatabaseStartError(`PostgreSQL does not answer.\n${await readLogTail(home)}`, {
          cause: attempt,
        })
      } else if (!isProcessRunning(server) && (await findLivePostmaster(home)) === undefined) {
        // A server may exit at once because its predecessor is still stopping.
        if (spawns === MAX_SPAWNS)
          throw new DatabaseStartError(`PostgreSQL does not start.\n${await readLogTail(home)}`)
        if (spawns > 0) await sleep(300)
        spawns += 1
        server = await spawnPostmaster(home, binaries, settings)
      }
      await sleep(20)
    }
  } catch (error) {
    if (isProcessRunning(server) && !(error instanceof AlreadyOwnedError)) await stopPostmaster(home)
    throw error
  }
}

function isProcessRunning(server: ChildProcess | undefined) {
  return server?.pid !== undefined && server.exitCode === null && server.signalCode === null
}

async function connect(home: PostgresDirectory, { text, file }: OwnerPassword): Promise<pg.Client | Error> {
  const client = new pg.Client({
    host: home.socketDirectory,
    user: OWNER_ROLE,
    password: text,
    database: 'postgres',
    application_name: `owner, process ${process.pid}`,
    connectionTimeoutMillis: 5_000,
  })
  // A broken connection without a listener would end the process; 'end' is emitted as well.
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    if ((error as { code?: string }).code === WRONG_PASSWORD)
      throw new DatabaseStartError(`PostgreSQL refuses the password in ${file}. Bring the right one back.`)
    return error as Error
  }
}

/** @returns false if the server stops meanwhile */
async function acquireLock(client: pg.Client, home: PostgresDirectory): Promise<boolean> {
  const deadline = performance.now() + LOCK_GRACE_MS
  try {
    await checkDataDirectory(client, home)
    do {
      const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
        ADVISORY_LOCKS.embeddedOwner,
      ])
      if (rows[0]?.taken) return true
      await sleep(50)
    } while (performance.now() < deadline)
    throw new AlreadyOwnedError(
      `${home.path} is in use by another running instance (${await getOwnerName(client)}). ` +
        'Stop that one first, or give this one a DATA_DIR of its own.',
    )
  } catch (error) {
    await client.end().catch(() => {})
    if (error instanceof DatabaseStartError) throw error
    return false
  }
}

async function checkDataDirectory(client: pg.Client, home: PostgresDirectory) {
  const { rows } = await client.query<{ data_directory: string }>('show data_directory')
  const served = rows[0]?.data_directory
  if (served !== undefined && (await realpath(served).catch(() => served)) === (await realpath(home.cluster)))
    return
  throw new DatabaseStartError(
    `The PostgreSQL behind ${home.socketDirectory} serves ${served}, not ${home.cluster}. Stop it and start again.`,
  )
}

async function getOwnerName(client: pg.Client) {
  const { rows } = await client.query<{ owner: string | null }>(
    `select application_name as owner
       from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and granted and (classid::bigint << 32) + objid::bigint = $1`,
    [ADVISORY_LOCKS.embeddedOwner],
  )
  return rows[0]?.owner ?? 'it is just leaving'
}

async function readLogTail(home: PostgresDirectory) {
  const log = await readFile(home.logFile, 'utf8').catch(() => '')
  return log.trim().split('\n').slice(-15).join('\n')
}
