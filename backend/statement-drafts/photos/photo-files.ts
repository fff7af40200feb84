import { join } from 'node:path'
import express, { type Router } from 'express'
import type pg from 'pg'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { type FileLog, quarantineFiles, quarantineOrphans } from '~backend/platform/file-quarantine'
import type { Job } from '~backend/platform/jobs/run-jobs'
import type { PictureWidth } from '~contract/pictures'
import { PHOTO_UNDO_MINUTES } from '~contract/statement-photos'
import { removeOlderFiles } from './folder-storage'
import { findPhotoName, PHOTO_ENDINGS, toPhotoPath } from './photo-path'
import type { PhotoStorage } from './photo-storage'
import { INCOMING_FOLDER } from './save-body'

/** File name with the photo's name; cannot contain a path to another folder. */
const FILE_NAME = /^([0-9a-f-]{43})[-_.][\w.-]*$/
/** Age in ms at which no upload can still be running. */
const MIN_ORPHAN_AGE_MS = 60 * 60_000
const CLEANING_INTERVAL_MS = 60_000
/** Interval in ms at which all photos are checked for orphans. */
const LISTING_INTERVAL_MS = 60 * 60_000

const listFiles = (name: string) => PHOTO_ENDINGS.map((ending) => `${name}${ending}`)

/** Reads the largest size of an uploaded photo. */
export async function readFullSize(storage: PhotoStorage, path: string): Promise<Buffer | undefined> {
  const name = findPhotoName(path)
  return name ? storage.read(`${name}.webp`) : undefined
}

export async function readWebp(
  storage: PhotoStorage,
  path: string,
  width: PictureWidth,
): Promise<Buffer | undefined> {
  const name = findPhotoName(path)
  return name ? storage.read(`${name}-${width}.webp`) : undefined
}

/** Serves photos of published statements. Those of drafts are served by the API, to their owners only. */
export function publishedPhotoRoutes(pool: pg.Pool, { serve }: PhotoStorage): Router {
  return express.Router().get('/:file', (request, response, next) => {
    const [, name = ''] = FILE_NAME.exec(request.params.file) ?? []
    isPublished(pool, toPhotoPath(name)).then((isPublic) => {
      if (isPublic) return serve(request, response, next)
      response.status(404).end()
    }, next)
  })
}

async function isPublished(db: Db, path: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from statement_photos p join statements s on s.id = p.statement_id
     where p.path = $1 and s.deleted_at is null limit 1`,
    [path],
  )
  return rowCount === 1
}

interface PhotoPlaces {
  storage: PhotoStorage
  incomingFolder: string
  log: FileLog
}

/** Creates a job that removes unused photos and files of interrupted uploads. */
export function createPhotoCleaningJob(pool: pg.Pool, places: PhotoPlaces): Job {
  let listedAt = 0
  return {
    name: 'photo-cleaning',
    intervalMs: CLEANING_INTERVAL_MS,
    maxDurationMs: CLEANING_INTERVAL_MS,
    async run() {
      const now = Date.now()
      if (now - listedAt >= LISTING_INTERVAL_MS) {
        await cleanPhotos(pool, places, now)
        listedAt = now
      } else await removeFormerPhotos(pool, places.storage)
      return CLEANING_INTERVAL_MS
    },
  }
}

export async function cleanPhotos(db: Db, places: PhotoPlaces, now = Date.now()): Promise<void> {
  await removeFormerPhotos(db, places.storage)
  await quarantineOrphanPhotos(db, places, now)
}

async function removeFormerPhotos(db: Db, storage: PhotoStorage): Promise<void> {
  await db.query('delete from removed_draft_photos where removed_at < now() - make_interval(mins => $1)', [
    PHOTO_UNDO_MINUTES,
  ])
  // Files last: a row without files would be a broken picture, files without a row are found again.
  const { rows } = await db.query<Row<'uploaded_photos', 'path'>>(
    `delete from uploaded_photos p
     where not exists (select from draft_photos where path = p.path)
       and not exists (select from removed_draft_photos where path = p.path)
       and not exists (select from statement_photos shown join statements s on s.id = shown.statement_id
                       where shown.path = p.path and s.deleted_at is null)
       and p.created_at < now() - interval '1 minute'
     returning p.path`,
  )
  const removed = rows.map(({ path }) => findPhotoName(path)).filter((name) => name !== undefined)
  // A quarantine, because a database restored to an hour ago may use them again.
  if (removed.length > 0) await quarantineFiles(storage, removed.flatMap(listFiles))
}

/** Moves files without a row to quarantine, once no upload can still be running. */
async function quarantineOrphanPhotos(
  db: Db,
  { storage, incomingFolder, log }: PhotoPlaces,
  now: number,
): Promise<void> {
  await quarantineOrphans(db, {
    label: 'photos',
    store: storage,
    log,
    now,
    minAgeMs: MIN_ORPHAN_AGE_MS,
    findSubject: (file) => FILE_NAME.exec(file)?.[1],
    async findKnown(names) {
      const { rows } = await db.query<{ name: string }>(
        `select name from unnest($1::text[]) name
         where exists (select from uploaded_photos where path = '/pictures/own/photos/' || name)`,
        [names],
      )
      return new Set(rows.map(({ name }) => name))
    },
  })
  await storage.removeUnfinished(now - MIN_ORPHAN_AGE_MS)
  await removeOlderFiles(join(incomingFolder, INCOMING_FOLDER), now - MIN_ORPHAN_AGE_MS)
}
