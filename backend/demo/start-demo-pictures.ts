import { join } from 'node:path'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { GetInProcess } from '~backend/platform/http/in-process'
import { createWorkerPool } from '~backend/platform/worker-pool'
import { createPicturePreparationJob } from './pictures/preparation-job'
import { createDemoPictures } from './pictures/routes'
import { createIssuedCheck } from './seed/issued-pictures'

interface DemoPictureSettings {
  dataDir: string
  rootDir: string
  workerFolder: URL
  log: Logger
  rateLimitDrawings: number
  preparedPictures: number
}

/** Pictures are drawn by threads, and those that stand first before anybody wants them. */
export function startDemoPictures(pool: pg.Pool, options: DemoPictureSettings) {
  const { dataDir, rootDir, workerFolder, log } = options
  const workers = createWorkerPool<typeof import('./pictures/worker')>(
    new URL('illustration-worker.js', workerFolder),
    log,
    { maxHeapMb: 64, idleMs: 60_000 },
  )
  const stillFolder = join(rootDir, 'backend/demo/pictures/stills')
  const { routes, prepare } = createDemoPictures({
    cacheDir: join(dataDir, 'pictures'),
    log,
    draw: (illustration, width) => workers.run('drawIllustration', { ...illustration, width, stillFolder }),
    isIssued: createIssuedCheck(pool),
    drawingsPerMinute: options.rateLimitDrawings,
  })
  return {
    routes,
    stop: () => workers.stop(),
    createPreparationJob: (get: GetInProcess) =>
      createPicturePreparationJob(get, options.preparedPictures, prepare),
  }
}
