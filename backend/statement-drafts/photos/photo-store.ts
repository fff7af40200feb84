import { join } from 'node:path'
import type { Router } from 'express'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Job } from '~backend/platform/jobs/run-jobs'
import { createWorkerPool } from '~backend/platform/worker-pool'
import { createPhotoCleaningJob, publishedPhotoRoutes } from './photo-files'
import { describePhoto } from './photo-path'
import type { PhotoContext } from './receive-photo'

const WORKER_IDLE_MS = 60_000

interface PhotoStoreOptions {
  pool: pg.Pool
  uploadFolder: string
  /** Of the bundles that threads run, ending with a slash. */
  workerFolder: URL
  log: Logger
}

/** Photos of statements, by their files, their thread and their job. */
export interface PhotoStore extends Omit<PhotoContext, 'pool'> {
  routes: Router
  cleaningJob: Job
  describe: typeof describePhoto
  stop(): Promise<void>
}

export function createPhotoStore({ pool, uploadFolder, workerFolder, log }: PhotoStoreOptions): PhotoStore {
  const folder = join(uploadFolder, 'photos')
  const workers = createWorkerPool<typeof import('./worker')>(new URL('photo-worker.js', workerFolder), log, {
    idleMs: WORKER_IDLE_MS,
  })
  return {
    folder,
    makePhoto: (upload) => workers.run('makePhoto', upload),
    routes: publishedPhotoRoutes(pool, folder),
    cleaningJob: createPhotoCleaningJob(pool, folder),
    describe: describePhoto,
    stop: () => workers.stop(),
  }
}
