import { join } from 'node:path'
import type { Router } from 'express'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Job } from '~backend/platform/jobs/run-jobs'
import { createProcessPool } from '~backend/platform/process-pool'
import { createFolderStorage } from './folder-storage'
import type { PhotoResult } from './make-photo'
import { createPhotoCleaningJob, publishedPhotoRoutes } from './photo-files'
import { describePhoto } from './photo-path'
import type { PhotoContext } from './receive-photo'
import { createS3Storage, type S3Settings } from './s3-storage'

const WORKER_IDLE_MS = 60_000
/** Timeout in ms; ten times what the largest photo takes. */
const MAX_WORK_MS = 60_000

interface PhotoStoreOptions {
  pool: pg.Pool
  uploadFolder: string
  /** Object store settings. Undefined: the upload folder. */
  s3?: S3Settings | undefined
  /** URL of the folder with worker bundles, ending with a slash. */
  workerFolder: URL
  log: Logger
}

/** Photos of statements: files, worker process and job. */
export interface PhotoStore extends Omit<PhotoContext, 'pool'> {
  routes: Router
  cleaningJob: Job
  describe: typeof describePhoto
  stop(): Promise<void>
}

export function createPhotoStore({
  pool,
  uploadFolder,
  s3,
  workerFolder,
  log,
}: PhotoStoreOptions): PhotoStore {
  const incomingFolder = join(uploadFolder, 'photos')
  const storage = s3 ? createS3Storage(s3, { log }) : createFolderStorage(incomingFolder)
  const workers = createProcessPool<typeof import('./worker')>(
    new URL('photo-worker.js', workerFolder),
    log,
    {
      idleMs: WORKER_IDLE_MS,
      maxTaskMs: MAX_WORK_MS,
    },
  )
  return {
    storage,
    incomingFolder,
    makePhoto: (upload) =>
      workers.run('makePhoto', upload).catch((error: Error): PhotoResult => {
        if (error.name !== 'AbortError') throw error
        log.warn({ maxMs: MAX_WORK_MS }, 'processing a photo timed out')
        return { refusal: 'damaged' }
      }),
    routes: publishedPhotoRoutes(pool, storage),
    cleaningJob: createPhotoCleaningJob(pool, { storage, incomingFolder, log }),
    describe: describePhoto,
    stop: () => workers.stop(),
  }
}
