import { execFile } from 'node:child_process'
import { access, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { BackupError } from './backup-error'

const DEBIAN_FOLDER = '/usr/lib/postgresql'
const DUMP_FILE = 'marketplace.dump'

/**
 * Dumps the database with `pg_dump`, in one snapshot.
 * @param url connection of the owner
 */
export async function dumpDatabase(url: string, folder: string): Promise<void> {
  await runTool('pg_dump', url, ['--format=custom', `--file=${join(folder, DUMP_FILE)}`])
}

/** Restores a dump in one transaction. The database must have no tables of ours. */
export async function restoreDump(url: string, folder: string): Promise<void> {
  await runTool('pg_restore', url, [
    '--no-owner',
    '--no-privileges',
    '--single-transaction',
    '--exit-on-error',
    join(folder, DUMP_FILE),
  ])
}

async function runTool(name: string, url: string, args: string[]): Promise<void> {
  const { place, password } = withoutPassword(url)
  const env = { ...process.env, ...(password !== undefined && { PGPASSWORD: password }) }
  await promisify(execFile)(await findTool(name), [`--dbname=${place}`, ...args], {
    env,
    maxBuffer: 2 ** 24,
  }).catch((error: NodeJS.ErrnoException & { stderr?: string }) => {
    if (error.code === 'ENOENT')
      throw new BackupError(`${name} is not installed. On Debian: apt install postgresql-client.`)
    throw new BackupError(`${name} failed: ${error.stderr?.trim().slice(0, 2_000) ?? error.message}`)
  })
}

/** Separates the password, because other users of the machine see arguments. */
function withoutPassword(url: string): { place: string; password: string | undefined } {
  const place = new URL(url)
  const password = place.password
  place.password = ''
  return { place: place.href, password: password === '' ? undefined : decodeURIComponent(password) }
}

/** Finds the newest program: an older one refuses a newer server. */
async function findTool(name: string): Promise<string> {
  const versions = await readdir(DEBIAN_FOLDER).catch(() => [])
  for (const version of versions.toSorted((a, b) => Number(b) - Number(a))) {
    const file = join(DEBIAN_FOLDER, version, 'bin', name)
    if (
      await access(file).then(
        () => true,
        () => false,
      )
    )
      return file
  }
  return name
}
