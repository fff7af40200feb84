import { lstat, mkdir, mkdtemp } from 'node:fs/promises'

/** Replacement folders of this process, by path. */
const substitutes = new Map<string, string>()

/**
 * Creates a folder that other users of the machine cannot read or change; a folder that this user created
 * before is reused.
 * @returns the path, or that of a new folder beside it if another user may have created it first
 */
export async function makePrivateFolder(path: string): Promise<string> {
  const folder = substitutes.get(path) ?? path
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(() => undefined)
  if (await isPrivate(folder)) return folder
  const substitute = await mkdtemp(`${path}-`)
  substitutes.set(path, substitute)
  return substitute
}

/**
 * Returns true for a folder of this user. Links are rejected, as their target may change. Windows has no user
 * numbers, but separate temporary folders.
 */
async function isPrivate(folder: string): Promise<boolean> {
  const stats = await lstat(folder)
  const userId = process.getuid?.()
  return stats.isDirectory() && (userId === undefined || (stats.uid === userId && (stats.mode & 0o077) === 0))
}
