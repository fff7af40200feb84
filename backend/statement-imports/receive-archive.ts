import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { Request } from 'express'
import type pg from 'pg'
import { inAccountTransaction } from '~backend/platform/auth/in-account-transaction'
import type { Db } from '~backend/platform/db/pool'
import { inTransaction } from '~backend/platform/db/transaction'
import { consumeRateLimit } from '~backend/platform/rate-limits'
import { decodePhotoName } from '~backend/statement-drafts/photos/receive-photo'
import { saveBody } from '~backend/statement-drafts/photos/save-body'
import {
  type ArchiveError,
  MAX_ARCHIVE_BYTES,
  MAX_LISTED_FILES,
  type SkippedFileReason,
} from '~contract/import-archives'
import { MAX_IMPORT_PHOTOS } from '~contract/statement-imports'
import { MAX_PHOTOS, PHOTO_NAME_HEADER } from '~contract/statement-photos'
import { createPhotoMatcher } from './match-photo'
import { openPhotoArchive, type PhotoArchive } from './photo-archive'
import type { StoredLine } from './read-lines'
import { requireImport } from './store'

export interface ArchiveContext {
  pool: pg.Pool
  /** Folder that receives uploads first. */
  incomingFolder: string
}

/** Time in ms in which the archive must arrive; less than the server's own limit. */
const MAX_RECEIVING_MS = 270_000
const MAX_NAME_LENGTH = 100

/** Position of the first photo of an archive, behind those that the line names by URL. */
const FIRST_POSITION = MAX_PHOTOS + 1

interface ReceivedArchive {
  request: Request
  importId: string
  userId: number
}

/**
 * Stores the photos of a ZIP file for the lines of an import that is not confirmed yet. Each photo is
 * committed at once: an archive that is sent again after a crash adds the missing ones.
 * @throws ApiError 404 for another user's import, 408 on timeout, 429 over the rate limit
 */
export async function receiveArchive(
  { pool, incomingFolder }: ArchiveContext,
  { request, importId, userId }: ReceivedArchive,
): Promise<{ photos: number } | { refusal: ArchiveError }> {
  const { lines, result } = await requireImport(pool, importId, userId)
  await inTransaction(pool, (transaction) =>
    consumeRateLimit(transaction, 'import_archive', `user ${userId}`),
  )
  const file = await saveBody(request, {
    folder: incomingFolder,
    maxMs: MAX_RECEIVING_MS,
    maxBytes: MAX_ARCHIVE_BYTES,
  })
  if (!file) return { refusal: 'too_large' }
  try {
    if (result) return { refusal: 'confirmed' }
    const archive = await openPhotoArchive(file)
    if ('refusal' in archive) return archive
    const name = decodePhotoName(request.get(PHOTO_NAME_HEADER)).slice(0, MAX_NAME_LENGTH)
    try {
      return await addArchivePhotos(pool, { archive, name, lines, importId, userId })
    } finally {
      archive.close()
    }
  } finally {
    await rm(file, { force: true })
  }
}

interface OpenedArchive extends Omit<ReceivedArchive, 'request'> {
  archive: PhotoArchive
  name: string
  lines: readonly StoredLine[]
}

async function addArchivePhotos(
  pool: pg.Pool,
  { archive, name, lines, importId, userId }: OpenedArchive,
): Promise<{ photos: number } | { refusal: ArchiveError }> {
  const archiveId = await inAccountTransaction(pool, userId, (transaction) =>
    addArchive(transaction, importId, name),
  )
  const matchPhoto = createPhotoMatcher(lines)
  const skipped = [...archive.skipped]
  let photos = 0
  for (const photo of archive.photos) {
    const match = matchPhoto(photo.path)
    const content = 'line' in match ? await archive.read(photo) : undefined
    const line = 'line' in match && lines.find((each) => each.line === match.line)
    const reason =
      'reason' in match
        ? match.reason
        : content && line
          ? await inAccountTransaction(pool, userId, (transaction) =>
              addArchivePhoto(transaction, { importId, archiveId, line, path: photo.path, content }),
            )
          : 'damaged'
    if (reason === 'confirmed') return { refusal: 'confirmed' }
    if (reason) skipped.push({ name: photo.path, reason })
    else photos += 1
  }
  await pool.query('update import_archives set skipped = $2, skipped_count = $3 where id = $1', [
    archiveId,
    JSON.stringify(skipped.slice(0, MAX_LISTED_FILES)),
    skipped.length,
  ])
  return { photos }
}

async function addArchive(transaction: Db, importId: string, name: string): Promise<string> {
  const { rows } = await transaction.query<{ id: string }>(
    'insert into import_archives (import_id, name) values ($1, $2) returning id',
    [importId, name],
  )
  if (!rows[0]) throw new Error('no archive was added')
  return rows[0].id
}

interface UnpackedPhoto {
  importId: string
  archiveId: string
  line: StoredLine
  path: string
  content: Buffer
}

/** @returns the reason for which the photo is not added */
async function addArchivePhoto(
  transaction: Db,
  { importId, archiveId, line, path, content }: UnpackedPhoto,
): Promise<SkippedFileReason | 'confirmed' | undefined> {
  // A confirmation waits for this lock, and takes the photo with the others.
  const { rowCount } = await transaction.query(
    'select from statement_imports where id = $1 and result is null for update',
    [importId],
  )
  if (rowCount === 0) return 'confirmed'
  const hash = createHash('sha256').update(content).digest()
  const { rows } = await transaction.query<{
    total: number
    of_line: number
    is_same: boolean
    position: number
  }>(
    `select count(*) as total, count(*) filter (where line = $2) as of_line,
            coalesce(bool_or(line = $2 and content_hash = $3), false) as is_same,
            coalesce(max(position) filter (where line = $2) + 1, $4) as position
     from import_photos where import_id = $1`,
    [importId, line.line, hash, FIRST_POSITION],
  )
  const { total = 0, of_line = 0, is_same = false, position = FIRST_POSITION } = rows[0] ?? {}
  if (is_same) return 'same'
  if (of_line + (line.photos?.length ?? 0) >= MAX_PHOTOS) return 'full'
  if (total >= MAX_IMPORT_PHOTOS) return 'import_full'
  await transaction.query(
    `insert into import_photos (import_id, line, position, publishes, source, state, archive_id, content, content_hash)
     values ($1, $2, $3, false, $4, 'unconfirmed', $5, $6, $7)`,
    [importId, line.line, position, path, archiveId, content, hash],
  )
  return undefined
}
