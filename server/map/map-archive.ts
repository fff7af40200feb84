import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../start-failure'

export interface MapArchive {
  /** Where browsers read it. */
  url: string
  /** Where the server reads it: a file or the operator's URL. */
  source: string
}

const ARCHIVE_NAME = /^georgia-([0-9a-f]{12})\.pmtiles$/

/** @param pmtilesUrl the operator's own archive, of the same schema */
export function findMapArchive(staticFolder: string, pmtilesUrl: string | undefined): MapArchive {
  if (pmtilesUrl) return { url: pmtilesUrl, source: pmtilesUrl }
  const folder = join(staticFolder, 'map')
  const file = readdirSync(folder).find((name) => ARCHIVE_NAME.test(name))
  if (!file) throw new StartError(`${folder} has no archive of the map`)
  return { url: `/map/${file}`, source: join(folder, file) }
}

/** The hash in the name of an archive; undefined for other files. */
export function findArchiveHash(path: string): string | undefined {
  return ARCHIVE_NAME.exec(path.replace(/^.*[\\/]/, ''))?.[1]
}

/** Changes with the archive and with the program that draws it. */
export function createDrawingVersion({ source }: MapArchive, workerFile: URL): string {
  const name = findArchiveHash(source) ?? source
  return createHash('sha256').update(readFileSync(workerFile)).update(name).digest('base64url').slice(0, 10)
}
