import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import { DrawingThread } from './drawing-thread'
import { createDrawingVersion, findMapArchive } from './map-archive'
import { mapDrawings } from './map-drawings'

interface MapOptions {
  /** Folder of files that browsers may fetch. */
  folder: string
  /** The operator's own archive, in the same schema. */
  pmtilesUrl: string | undefined
  workerFile: URL
  /** Rate limit that counts only pictures not drawn yet. */
  limit: RequestHandler
  log: Logger
}

/** Returns the archive of the map and the handler of pictures that a thread draws from it. */
export function startMap({ folder, pmtilesUrl, workerFile, limit, log }: MapOptions) {
  const archive = findMapArchive(folder, pmtilesUrl)
  const version = createDrawingVersion(archive, workerFile)
  const thread = new DrawingThread({ file: workerFile, archive: archive.source, log })
  return {
    archiveUrl: archive.url,
    drawingVersion: version,
    drawings: mapDrawings({ thread, version, limit, log }),
    stop: () => thread.stop(),
  }
}
