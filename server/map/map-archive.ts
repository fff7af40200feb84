import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../start-failure'

export interface MapArchive {
  /** URL from which browsers read the archive. */
  url: string
  /** File or operator's URL from which the server reads it. */
  source: string
}

const ARCHIVE_NAME = /^georgia-([0-9a-f]{12})\.pmtiles$/

/** @param pmtilesUrl the operator's own archive, in the same schema */
export function findMapArchive(staticFolder: string, pmtilesUrl: string | undefined): MapArchive {
  if (pmtilesUrl) return { url: pmtilesUrl, source: pmtilesUrl }
  const folder = join(staticFolder, 'map')
  const file = readdirSync(folder).find((name) => ARCHIVE_NAME.test(name))
  if (!file) throw new StartError(`${folder} has no archive of the map`)
  return { url: `/map/${file}`, source: join(folder, file) }
}

/** Returns the hash in the name of an archive; undefined for other files. */
export function findArchiveHash(path: string): string | undefined {
  return ARCHIVE_NAME.exec(path.replace(/^.*[\\/]/, ''))?.[1]
}

/** Returns a version that changes with the archive and with the program that draws it. */
export function createDrawingVersion({ source }: MapArchive, workerFile: URL): string {
  const name = findArchiveHash(source) ?? source
  return createHash('sha256').update(readFileSync(workerFile)).update(name).digest('base64url').slice(0, 10)
}
