import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import { DrawingThread } from './drawing-thread'
import { createDrawingVersion, findMapArchive } from './map-archive'
import { mapDrawings } from './map-drawings'

interface MapOptions {
  /** Of files that browsers may fetch. */
  folder: string
  /** The operator's own archive, of the same schema. */
  pmtilesUrl: string | undefined
  workerFile: URL
  /** Counts only what is not drawn yet. */
  limit: RequestHandler
  log: Logger
}

/** The archive of the map, and the pictures that a thread draws of it. */
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
