import { join } from 'node:path'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { GetInProcess } from '~backend/platform/http/in-process'
import { createProcessPool } from '~backend/platform/process-pool'
import { createPicturePreparationJob, prepareBeforeStart } from './pictures/preparation-job'
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
  const tourFolder = join(rootDir, 'public/tours/sololaki')
  const { routes, prepare } = createDemoPictures({
    cacheDir: join(dataDir, 'pictures'),
    log,
    draw: (rendition) => workers.run('drawIllustration', { ...rendition, stillFolder, tourFolder }),
    isIssued: createIssuedCheck(pool),
    drawingsPerMinute: options.rateLimitDrawings,
  })
  return {
    routes,
    stop: () => workers.stop(),
    /** Prepares the first pictures; a marketplace without prepared pictures, as in tests, has no jobs. */
    async createJobs(get: GetInProcess) {
      const preparation = { get, count: preparedPictures, prepare }
      await prepareBeforeStart(preparation, log)
      return preparedPictures === 0 ? [] : [createPicturePreparationJob(preparation)]
    },
  }
}
