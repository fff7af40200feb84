import { chmod, chown, copyFile, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import type { PostgresDirectory } from '~backend/platform/db/embedded/postgres-directory'

/** Folders that a running server fills anew. */
const EMPTIED = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])
const LEFT_OUT = /^(?:postmaster\.(?:pid|opts)|backup_label.*|pgsql_tmp.*|pg_internal\.init.*)$/
const WAL_SEGMENT = /^[0-9A-F]{24}$/
const OWNER_PASSWORD = 'owner-password'

/**
 * Copies the files of the embedded database while it runs, with the write-ahead log that completes them, as
 * `pg_basebackup` does. The copy recovers to the moment at which copying ended.
 * @param pool connection of the owner
 */
export async function copyCluster(pool: pg.Pool, home: PostgresDirectory, target: string): Promise<void> {
  const cluster = join(target, 'cluster')
  await mkdir(cluster, { recursive: true, mode: 0o700 })
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    // The slot keeps the log until it is copied. It ends with the connection.
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [
      `backup_${process.pid}`,
    ])
    const { rows: starts } = await client.query<{ segment: string }>(
      "select pg_walfile_name(pg_backup_start('backup', fast => true)) as segment",
    )
    await copyTree(home.cluster, cluster)
    const { rows: ends } = await client.query<{ segment: string; labelfile: string }>(
      'select pg_walfile_name(lsn) as segment, labelfile from pg_backup_stop(wait_for_archive => false)',
    )
    await writeFile(join(cluster, 'backup_label'), ends[0]?.labelfile ?? '', { mode: 0o600 })
    await copyLog(home.cluster, cluster, { first: starts[0]?.segment ?? '', last: ends[0]?.segment ?? '' })
  } finally {
    client.release(true)
  }
  await copyFile(join(home.path, OWNER_PASSWORD), join(target, OWNER_PASSWORD))
  await chmod(join(target, OWNER_PASSWORD), 0o600)
}

async function copyTree(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { withFileTypes: true }).catch(requireRemoved)) {
    if (LEFT_OUT.test(entry.name)) continue
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (EMPTIED.has(entry.name)) await mkdir(target, { mode: 0o700 })
    else if (entry.isDirectory()) {
      await mkdir(target, { mode: 0o700 })
      await copyTree(source, target)
    } else if (entry.isFile()) await copyFile(source, target).catch(requireRemoved)
  }
}

/** Tables that are dropped meanwhile are missing; the log tells the server so. */
function requireRemoved(error: NodeJS.ErrnoException): [] {
  if (error.code !== 'ENOENT') throw error
  return []
}

async function copyLog(
  from: string,
  to: string,
  { first, last }: { first: string; last: string },
): Promise<void> {
  for (const folder of ['archive_status', 'summaries'])
    await mkdir(join(to, 'pg_wal', folder), { recursive: true, mode: 0o700 })
  for (const name of await readdir(join(from, 'pg_wal')))
    if (WAL_SEGMENT.test(name) && name >= first && name <= last)
      await copyFile(join(from, 'pg_wal', name), join(to, 'pg_wal', name))
}

/**
 * Puts a copy in the place of the embedded database, which must not run. A former database stays beside it.
 * @returns the folder of the former database
 */
export async function placeCluster(
  source: string,
  home: PostgresDirectory,
  now = new Date(),
): Promise<string | undefined> {
  const draft = await mkdtemp(join(home.path, 'restored-'))
  try {
    await copyAll(join(source, 'cluster'), draft)
    await giveTo(home, draft)
    const former = `before-restore-${now.toISOString().replaceAll(/[:.]/g, '-')}`
    const isReplaced = await moveIfPresent(home.cluster, join(home.path, former))
    const password = join(home.path, OWNER_PASSWORD)
    if (isReplaced) await moveIfPresent(password, join(home.path, former, OWNER_PASSWORD))
    await copyFile(join(source, OWNER_PASSWORD), password)
    await chmod(password, 0o600)
    if (home.account) await chown(password, home.account.uid, home.account.gid)
    await rename(draft, home.cluster)
    return isReplaced ? join(home.path, former) : undefined
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

async function copyAll(from: string, to: string): Promise<void> {
  await mkdir(to, { mode: 0o700, recursive: true })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    await (entry.isDirectory() ? copyAll(source, target) : copyFile(source, target))
  }
}

async function moveIfPresent(from: string, to: string): Promise<boolean> {
  return rename(from, to).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
      return false
    },
  )
}

async function giveTo({ account }: PostgresDirectory, folder: string): Promise<void> {
  if (!account) return
  await chown(folder, account.uid, account.gid)
  for (const name of await readdir(folder, { recursive: true }))
    await chown(join(folder, name), account.uid, account.gid)
}
