import type { ChildProcess } from 'node:child_process'
import { readFile, realpath } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { ADVISORY_LOCKS } from '../advisory-locks'
import { DatabaseStartError } from '../start-error'
import type { Binaries } from './binaries'
import { ROLE } from './cluster'
import type { PostgresDirectory } from './postgres-directory'
import { findLivePostmaster, spawnPostmaster, stopPostmaster } from './postmaster'

/** Recovery after a crash may take its time; the server refuses connections meanwhile. */
const START_TIMEOUT_MS = 120_000
/** How long a lock may outlive its killed owner. */
const LOCK_GRACE_MS = 1_000
const MAX_SPAWNS = 3

/** Someone else runs on this data directory. */
export class AlreadyOwnedError extends DatabaseStartError {
  override name = 'AlreadyOwnedError'
}

/**
 * Gets hold of the server of the data directory: connects to the one that runs (left behind by an instance that
 * was killed) or starts one, and takes the owner's lock in it.
 *
 * The lock is the connection's: it ends with its holder however that dies, and cannot be confused by a recycled
 * pid. That no two servers share a data directory is PostgreSQL's own promise.
 *
 * @returns the connection that holds the lock: whoever keeps it open is the only owner
 * @throws AlreadyOwnedError when another live instance holds it
 */
export async function acquireOwnership(
  home: PostgresDirectory,
  binaries: Binaries,
  signal: AbortSignal,
): Promise<pg.Client> {
  const deadline = Date.now() + START_TIMEOUT_MS
  let server: ChildProcess | undefined
  let spawns = 0
  try {
    while (true) {
      signal.throwIfAborted()
      const attempt = await connect(home)
      if (attempt instanceof pg.Client) {
        if (await acquireLock(attempt, home)) return attempt
      } else if (Date.now() > deadline) {
        throw new DatabaseStartError(`PostgreSQL does not answer.\n${await readLogTail(home)}`, {
          cause: attempt,
        })
      } else if (!isProcessRunning(server) && (await findLivePostmaster(home)) === undefined) {
        // A server that leaves at once may have met the last breath of its predecessor, so it is tried again.
        if (spawns === MAX_SPAWNS)
          throw new DatabaseStartError(`PostgreSQL does not start.\n${await readLogTail(home)}`)
        if (spawns > 0) await sleep(300)
        spawns += 1
        server = await spawnPostmaster(home, binaries)
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

async function connect(home: PostgresDirectory): Promise<pg.Client | Error> {
  const client = new pg.Client({
    host: home.socketDirectory,
    user: ROLE,
    database: 'postgres',
    application_name: `owner, process ${process.pid}`,
    connectionTimeoutMillis: 5_000,
  })
  // Without a listener a server that goes away would take the process with it; 'end' tells the same.
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    return error as Error
  }
}

/**
 * Answers false when the server goes away meanwhile: its owner is stopping it, and there will be a next one.
 */
async function acquireLock(client: pg.Client, home: PostgresDirectory): Promise<boolean> {
  const deadline = Date.now() + LOCK_GRACE_MS
  try {
    await checkDataDirectory(client, home)
    do {
      const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
        ADVISORY_LOCKS.embeddedOwner,
      ])
      if (rows[0]?.taken) return true
      await sleep(50)
    } while (Date.now() < deadline)
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
  const { rows } = await client.query<{ owner: string }>(
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
