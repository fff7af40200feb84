import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import express, { type Router } from 'express'
import type pg from 'pg'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { Job } from '~backend/platform/jobs/run-jobs'
import { UNFINISHED_FOLDER } from './durable-files'
import { findPhotoName, PHOTO_ENDINGS, toPhotoPath } from './photo-path'
import { INCOMING_FOLDER } from './save-body'

const PREVIEW_ENDING = '-320.webp'
/** Time in which an upload is certainly over. */
const MIN_ORPHAN_AGE_MS = 60 * 60_000
const MAX_GUEST_DRAFT_DAYS = 14
const MAX_DRAFT_DAYS = 180
const CLEANING_INTERVAL_MS = 60_000

export async function removePhotoFiles(folder: string, names: readonly string[]): Promise<void> {
  const files = names.flatMap((name) => PHOTO_ENDINGS.map((ending) => join(folder, `${name}${ending}`)))
  await Promise.all(files.map((file) => rm(file, { force: true })))
}

export async function readPreview(folder: string, path: string): Promise<Buffer | undefined> {
  const name = findPhotoName(path)
  return name ? readFile(join(folder, `${name}${PREVIEW_ENDING}`)) : undefined
}

/** Photos of statements that are there; those of drafts are for their owners alone, by the API. */
export function publishedPhotoRoutes(pool: pg.Pool, folder: string): Router {
  const serve = express.static(folder, { immutable: true, maxAge: '365d', index: false, dotfiles: 'ignore' })
  return express.Router().get('/:file', (request, response, next) => {
    const [, name = ''] = /^([0-9a-f-]{43})[-_.]/.exec(request.params.file) ?? []
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

/** Removes photos that belong to nothing any more, and files of uploads that were broken off. */
export function createPhotoCleaningJob(pool: pg.Pool, folder: string): Job {
  return {
    name: 'photo-cleaning',
    intervalMs: CLEANING_INTERVAL_MS,
    maxDurationMs: CLEANING_INTERVAL_MS,
    async run() {
      await cleanPhotos(pool, folder)
      return CLEANING_INTERVAL_MS
    },
  }
}

export async function cleanPhotos(db: Db, folder: string, now = Date.now()): Promise<void> {
  await db.query(
    `delete from statement_drafts
     where updated_at < now() - make_interval(days => case when user_id is null then $1::int else $2::int end)`,
    [MAX_GUEST_DRAFT_DAYS, MAX_DRAFT_DAYS],
  )
  // Files last: a row without files would be a broken picture, files without a row are found again.
  const { rows } = await db.query<Row<'uploaded_photos', 'path'>>(
    `delete from uploaded_photos p
     where not exists (select from draft_photos where path = p.path)
       and not exists (select from statement_photos shown join statements s on s.id = shown.statement_id
                       where shown.path = p.path and s.deleted_at is null)
       and p.created_at < now() - interval '1 minute'
     returning p.path`,
  )
  const removed = rows.map(({ path }) => findPhotoName(path)).filter((name) => name !== undefined)
  await removePhotoFiles(folder, removed)
  await removeOrphans(db, folder, now)
}

async function removeOrphans(db: Db, folder: string, now: number): Promise<void> {
  const names = new Map<string, string[]>()
  for (const file of await readdir(folder).catch(() => [])) {
    const [, name] = /^([0-9a-f-]{43})[-_.]/.exec(file) ?? []
    if (name) names.set(name, [...(names.get(name) ?? []), file])
  }
  const { rows } = await db.query<{ name: string }>(
    `select name from unnest($1::text[]) name
     where not exists (select from uploaded_photos where path = '/pictures/own/photos/' || name)`,
    [[...names.keys()]],
  )
  const unfinished = [INCOMING_FOLDER, UNFINISHED_FOLDER].map(async (part) => {
    const files = await readdir(join(folder, part)).catch(() => [])
    return files.map((file) => join(part, file))
  })
  const files = [
    ...rows.flatMap(({ name }) => names.get(name) ?? []),
    ...(await Promise.all(unfinished)).flat(),
  ]
  for (const file of files) {
    const path = join(folder, file)
    const facts = await stat(path).catch(() => undefined)
    if (facts && now - facts.mtimeMs > MIN_ORPHAN_AGE_MS) await rm(path, { force: true })
  }
}
