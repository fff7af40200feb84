import { createHash } from 'node:crypto'
import { chmod, chown, lstat, mkdir, mkdtemp, readlink, realpath, rm, stat, symlink } from 'node:fs/promises'
import path from 'node:path'
import type { Log } from '../log'
import { DatabaseStartError } from '../start-error'
import { type Account, canEnter, chooseAccount } from './account'

/** The longest path of a Unix socket is 103 bytes on macOS, 107 on Linux. */
const LONGEST_SOCKET_PATH = 103
const SOCKET_FILE = '.s.PGSQL.5432'

/** Where everything of the embedded server lies, and who it belongs to. Only `account` can enter `path`. */
export interface Home {
  path: string
  /** The PostgreSQL data directory. */
  cluster: string
  sockets: string
  logFile: string
  account: Account | undefined
}

/**
 * Finds or makes `<dataDir>/postgres`. When root's PostgreSQL account cannot reach `dataDir` (a project under
 * /root), it is made in /var/lib and `<dataDir>/postgres` is a symbolic link to it: the link is the only record
 * of the place, so removing `dataDir` still means starting afresh.
 *
 * @throws DatabaseStartError when the place exists but cannot be used
 */
export async function openHome(dataDir: string, log: Log): Promise<Home> {
  await mkdir(dataDir, { recursive: true })
  const entrance = path.join(await realpath(dataDir), 'postgres')

  const account = (await isThere(entrance)) ? await ownerOf(entrance) : await make(entrance, log)
  const home = await realpath(entrance)
  if (!(await canEnter(account, home))) {
    throw new DatabaseStartError(
      `${home} cannot be entered by the user PostgreSQL runs as. Start as the user who started it first, ` +
        'or choose another DATA_DIR.',
    )
  }
  return {
    path: home,
    cluster: path.join(home, 'cluster'),
    sockets: await openSocketDirectory(home, account),
    logFile: path.join(home, 'server.log'),
    account,
  }
}

async function isThere(entrance: string) {
  return lstat(entrance).then(
    () => true,
    () => false,
  )
}

async function ownerOf(entrance: string) {
  try {
    return await chooseAccount(await stat(entrance))
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause
    throw new DatabaseStartError(
      `${entrance} points at ${await readlink(entrance)}, which is gone. Bring it back, or remove the link to start afresh.`,
      { cause },
    )
  }
}

async function make(entrance: string, log: Log) {
  const account = await chooseAccount()
  if (await canEnter(account, path.dirname(entrance))) {
    await mkdir(entrance, { mode: 0o700, recursive: true })
    await giveTo(account, entrance)
    return account
  }

  const place = await mkdtemp('/var/lib/ezo-postgres-')
  await giveTo(account, place)
  try {
    await symlink(place, entrance)
    log.warn(`PostgreSQL does not run as root and its user cannot reach ${entrance}: its data is in ${place}`)
  } catch (error) {
    await rm(place, { recursive: true })
    // Another starter linked its own place first: that one counts.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return account
}

async function giveTo(account: Account | undefined, directory: string) {
  if (account) await chown(directory, account.uid, account.gid)
}

/** The directory's privacy is what guards the database: whoever can reach the socket is let in. */
async function openSocketDirectory(home: string, account: Account | undefined) {
  const inside = path.join(home, 'sockets')
  const fits = Buffer.byteLength(path.join(inside, SOCKET_FILE)) <= LONGEST_SOCKET_PATH
  const key = createHash('sha256').update(home).digest('hex').slice(0, 16)
  const directory = fits ? inside : `/tmp/ezo-postgres-${key}`

  await mkdir(directory, { mode: 0o700, recursive: true })
  const { uid } = account ?? { uid: process.getuid?.() }
  const found = await lstat(directory)
  if (!found.isDirectory() || (found.uid !== uid && found.uid !== process.getuid?.())) {
    throw new DatabaseStartError(
      `${directory} should be ours and is someone else's. Remove it and start again.`,
    )
  }
  await chmod(directory, 0o700)
  await giveTo(account, directory)
  return directory
}
