import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findBinaryPackage, prepareBinaries } from './embedded/binaries'
import { ensureCluster } from './embedded/cluster'
import {
  APP_ROLE,
  deriveAppPassword,
  OWNER_ROLE,
  type OwnerPassword,
  readOrCreatePassword,
} from './embedded/owner-password'
import { acquireOwnership } from './embedded/ownership'
import { openPostgresDirectory, type PostgresDirectory } from './embedded/postgres-directory'
import { type ServerSettings, signalPostmasterToStop, stopPostmaster } from './embedded/postmaster'
import { requirePasswords } from './embedded/require-passwords'
import type { Log } from './log'

const DATABASE = 'ezo'
const MAX_RESTART_PAUSE_MS = 30_000

export interface EmbeddedPostgres {
  /** Connection of the program's role, which has no rights before `grantAppRights`. */
  connection: pg.PoolConfig
  ownerConnection: pg.PoolConfig
  /** Stops the server. End the pools first. */
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL. Takes over the server of a killed instance, and restarts a server that dies.
 * @throws DatabaseStartError if the platform has no PostgreSQL, the directory is in use, or the data has
 * another version
 */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  settings = {},
}: {
  dataDir: string
  log: Log
  /** Server settings that extend or override the defaults. */
  settings?: ServerSettings
}): Promise<EmbeddedPostgres> {
  const directory = await openPostgresDirectory(dataDir, log)
  const binaries = await prepareBinaries(await findBinaryPackage(), directory.path, directory.account)
  const password = await readOrCreatePassword(directory)
  await ensureCluster(directory, binaries, password, log)

  const stopping = new AbortController()
  let owner: pg.Client | undefined
  let watch = Promise.resolve()

  async function acquire() {
    const client = await acquireOwnership(directory, binaries, {
      password,
      settings,
      signal: stopping.signal,
    })
    client.once('end', () => {
      owner = undefined
      if (!stopping.signal.aborted) watch = reacquire()
    })
    owner = client
    return client
  }

  async function reacquire() {
    for (let pause = 1_000; !stopping.signal.aborted; pause = Math.min(2 * pause, MAX_RESTART_PAUSE_MS)) {
      try {
        log.warn('PostgreSQL stopped unexpectedly; restarting it')
        await acquire()
        return
      } catch (error) {
        if (stopping.signal.aborted) return
        log.error({ err: error }, 'cannot restart PostgreSQL')
        await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {})
      }
    }
  }

  // An uncaught error ends the process without `stop`.
  const stopOnExit = () => {
    if (owner) signalPostmasterToStop(directory)
  }

  async function stop() {
    stopping.abort()
    await watch
    // The server may belong to another instance if the lock is lost.
    if (owner) await stopPostmaster(directory)
    process.off('exit', stopOnExit)
  }

  process.on('exit', stopOnExit)
  const client = await acquire()
  await requirePasswords(client, directory, password)
  await ensureDatabase(client)
  const ownerConnection = toOwnerConnection(directory, password)
  return {
    connection: { ...ownerConnection, user: APP_ROLE, password: deriveAppPassword(password) },
    ownerConnection,
    stop,
  }
}

/** Returns the owner's connection to a running server. */
export function toOwnerConnection(
  { socketDirectory }: PostgresDirectory,
  password: OwnerPassword,
): pg.PoolConfig {
  return { host: socketDirectory, database: DATABASE, user: OWNER_ROLE, password: password.text }
}

async function ensureDatabase(client: pg.Client) {
  const found = await client.query('select from pg_database where datname = $1', [DATABASE])
  if (found.rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(DATABASE)}`)
}
