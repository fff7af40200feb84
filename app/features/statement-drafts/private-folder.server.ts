import { lstat, mkdir, mkdtemp } from 'node:fs/promises'

/** By path, what this process uses instead. */
const substitutes = new Map<string, string>()

/**
 * Makes a folder that nobody else on the machine can read or change; one that this user has made before is found again.
 * @returns the path, or that of a new folder beside it where somebody else may have made it first
 */
export async function makePrivateFolder(path: string): Promise<string> {
  const folder = substitutes.get(path) ?? path
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(() => undefined)
  if (await isPrivate(folder)) return folder
  const substitute = await mkdtemp(`${path}-`)
  substitutes.set(path, substitute)
  return substitute
}

/** Of a link it is not known where it will lead. On Windows, where users have no numbers, each has temporary files of their own. */
async function isPrivate(folder: string): Promise<boolean> {
  const stats = await lstat(folder)
  const userId = process.getuid?.()
  return stats.isDirectory() && (userId === undefined || (stats.uid === userId && (stats.mode & 0o077) === 0))
}
