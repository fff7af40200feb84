import { createHash } from 'node:crypto'
import { chmod, chown, lstat, mkdir, mkdtemp, readlink, realpath, rm, stat, symlink } from 'node:fs/promises'
import path from 'node:path'
import { createFolder } from '../../create-folder'
import type { Log } from '../log'
import { DatabaseStartError } from '../start-error'
import { canEnter, chooseSystemAccount, type SystemAccount } from './system-account'

/** Maximum length of a socket path on macOS; Linux allows 107. */
const MAX_SOCKET_PATH_BYTES = 103
const SOCKET_FILE = '.s.PGSQL.5432'

/** Directory of PostgreSQL; only `account` can enter `path`. */
export interface PostgresDirectory {
  path: string
  cluster: string
  socketDirectory: string
  logFile: string
  account: SystemAccount | undefined
}

/** Opens the directory: a link into /var/lib if PostgreSQL's account cannot reach `dataDir`. */
export async function openPostgresDirectory(dataDir: string, log: Log): Promise<PostgresDirectory> {
  makeDataFolder(dataDir)
  const linkPath = path.join(await realpath(dataDir), 'postgres')

  const account = (await pathExists(linkPath))
    ? await getOwnerAccount(linkPath)
    : await createDirectory(linkPath, log)
  const home = await realpath(linkPath)
  if (!(await canEnter(account, home))) {
    throw new DatabaseStartError(
      `${home} cannot be entered by the user PostgreSQL runs as. Start as the user who started it first, ` +
        'or choose another DATA_DIR.',
    )
  }
  return {
    path: home,
    cluster: path.join(home, 'cluster'),
    socketDirectory: await openSocketDirectory(home, account),
    logFile: path.join(home, 'server.log'),
    account,
  }
}

function makeDataFolder(dataDir: string) {
  try {
    createFolder(dataDir)
  } catch (cause) {
    throw new DatabaseStartError(`DATA_DIR cannot be used: ${(cause as Error).message}`, { cause })
  }
}

async function pathExists(path: string) {
  return lstat(path).then(
    () => true,
    () => false,
  )
}

async function getOwnerAccount(linkPath: string) {
  try {
    return await chooseSystemAccount(await stat(linkPath))
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause
    throw new DatabaseStartError(
      `${linkPath} points at ${await readlink(linkPath)}, which is gone. Bring it back, or remove the link to start afresh.`,
      { cause },
    )
  }
}

async function createDirectory(linkPath: string, log: Log) {
  const account = await chooseSystemAccount()
  if (await canEnter(account, path.dirname(linkPath))) {
    await mkdir(linkPath, { mode: 0o700, recursive: true })
    await chownTo(account, linkPath)
    return account
  }

  const target = await mkdtemp('/var/lib/ezo-postgres-')
  await chownTo(account, target)
  try {
    await symlink(target, linkPath)
    log.warn(
      `PostgreSQL does not run as root and its user cannot reach ${linkPath}: its data is in ${target}`,
    )
  } catch (error) {
    await rm(target, { recursive: true })
    // A concurrent start has created the link.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return account
}

async function chownTo(account: SystemAccount | undefined, directory: string) {
  if (account) await chown(directory, account.uid, account.gid)
}

/** Opens a private directory, because access to the socket grants access to the server. */
async function openSocketDirectory(home: string, account: SystemAccount | undefined) {
  const inside = path.join(home, 'sockets')
  const fits = Buffer.byteLength(path.join(inside, SOCKET_FILE)) <= MAX_SOCKET_PATH_BYTES
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
  await chownTo(account, directory)
  return directory
}
