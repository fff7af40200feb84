import { join } from 'node:path'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { GetInProcess } from '~backend/platform/http/in-process'
import { createProcessPool } from '~backend/platform/process-pool'
import type { PhotoStore } from '~backend/statement-drafts/photos/photo-store'
import { createPhotographsJob } from './add-photographs-job'
import { createPicturePreparationJob } from './pictures/preparation-job'
import { createDemoPictures, DRAWINGS_AT_ONCE } from './pictures/routes'
import { createIssuedCheck } from './seed/issued-pictures'

interface DemoPictureSettings {
  dataDir: string
  rootDir: string
  workerFolder: URL
  log: Logger
  rateLimitDrawings: number
  preparedPictures: number
}

/** Starts the drawing process, and draws the pictures at the top of lists in advance. */
export function startDemoPictures(pool: pg.Pool, options: DemoPictureSettings) {
  const { dataDir, rootDir, workerFolder, log, preparedPictures } = options
  const workers = createProcessPool<typeof import('./pictures/worker')>(
    new URL('illustration-worker.js', workerFolder),
    log,
    { maxHeapMb: 64, idleMs: 60_000, width: DRAWINGS_AT_ONCE },
  )
  const stillFolder = join(rootDir, 'backend/demo/pictures/stills')
  const { routes, prepare } = createDemoPictures({
    cacheDir: join(dataDir, 'pictures'),
    log,
    draw: (rendition) => workers.run('drawIllustration', { ...rendition, stillFolder }),
    isIssued: createIssuedCheck(pool),
    drawingsPerMinute: options.rateLimitDrawings,
  })
  return {
    routes,
    stop: () => workers.stop(),
    /** Creates the jobs; empty if no pictures are prepared, as in tests. */
    createJobs: (get: GetInProcess, photos: PhotoStore) =>
      preparedPictures === 0
        ? []
        : [
            createPicturePreparationJob(get, preparedPictures, prepare),
            createPhotographsJob(pool, { photos, folder: join(rootDir, 'backend/demo/photographs') }),
          ],
  }
}
