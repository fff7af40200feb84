import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { Request } from 'express'
import type pg from 'pg'
import type { z } from 'zod'
import type { Db } from '~backend/platform/db/pool'
import { inTransaction } from '~backend/platform/db/transaction'
import { getVisitorId } from '~backend/platform/http/visitor'
import { consumeRateLimit } from '~backend/platform/rate-limits'
import type { PhotoUpload } from '~contract/schemas/statement-drafts'
import { MAX_PHOTOS, PHOTO_NAME_HEADER, type PhotoRefusal } from '~contract/statement-photos'
import type { DraftReader } from '../access'
import { hasMobileNumber } from '../review-rules'
import { listDraftPhotos, lockOpenDraft, requireDraft, toPhotoJson } from '../store'
import { addUploadedPhoto } from './add-uploaded-photo'
import type { MadePhoto, PhotoResult, PhotoSource } from './make-photo'
import { toPhotoPath } from './photo-path'
import type { PhotoStorage } from './photo-storage'
import { saveBody } from './save-body'

export type MakePhoto = (input: PhotoSource) => Promise<PhotoResult>

export interface PhotoContext {
  pool: pg.Pool
  storage: PhotoStorage
  /** Folder that receives uploads first. */
  incomingFolder: string
  makePhoto: MakePhoto
}

/** Maximum number of different bits, of 64, between pictures that look the same. */
const MAX_LOOK_DISTANCE = 4

type Upload = z.input<typeof PhotoUpload>

/**
 * Adds the body of a request as a photo of the draft, before the response is sent.
 * @throws ApiError 404 for another user's draft, 408 on timeout, 429 over the rate limit
 */
export async function receivePhoto(
  context: PhotoContext,
  { request, id, reader }: { request: Request; id: string; reader: DraftReader },
): Promise<Upload> {
  const { pool } = context
  await requireDraft(pool, id, reader)
  const visitor = reader.userId === undefined ? getVisitorId(request) : `user ${reader.userId}`
  await inTransaction(pool, (transaction) => consumeRateLimit(transaction, 'statement_photo', visitor))
  const hasPhoneInName = hasMobileNumber(decodePhotoName(request.get(PHOTO_NAME_HEADER)))
  return storeUploadedPhoto(context, request, (transaction, photo) =>
    addPhoto(transaction, { id, reader, photo, hasPhoneInName }),
  )
}

/** Creates the sizes of a received photo, and stores them if it is added. */
export async function storeUploadedPhoto<Added extends object>(
  { pool, storage, incomingFolder, makePhoto }: PhotoContext,
  body: Readable,
  add: (transaction: Db, photo: MadePhoto) => Promise<Added | { refusal: PhotoRefusal }>,
): Promise<Added | { refusal: PhotoRefusal }> {
  const source = await saveBody(body, { folder: incomingFolder })
  if (!source) return { refusal: 'too_large' }
  try {
    const result = await makePhoto({ source })
    if ('refusal' in result) return result
    const { files } = result.photo
    await storage.write(files)
    const upload = await inTransaction(pool, (transaction) => add(transaction, result.photo))
    if ('refusal' in upload) await storage.remove([...files.keys()])
    return upload
  } finally {
    await rm(source, { force: true })
  }
}

export function decodePhotoName(encoded = ''): string {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return ''
  }
}

export interface AddedPhoto {
  id: string
  reader: DraftReader
  photo: MadePhoto
  hasPhoneInName: boolean
}

/** @throws ApiError 404 for another user's draft, 409 under review */
export async function addPhoto(
  transaction: Db,
  { id, reader, photo, hasPhoneInName }: AddedPhoto,
): Promise<Upload> {
  await lockOpenDraft(transaction, id, reader)
  const fileHash = Buffer.from(photo.fileHash, 'hex')
  const { rows } = await transaction.query<{ count: number; is_same: boolean; is_similar: boolean }>(
    `select count(*), coalesce(bool_or(u.file_hash = $2), false) as is_same,
            coalesce(bool_or(bit_count((u.look_hash # $3::bigint)::bit(64)) <= $4), false) as is_similar
     from draft_photos p left join uploaded_photos u on u.path = p.path where p.draft_id = $1`,
    [id, fileHash, photo.lookHash, MAX_LOOK_DISTANCE],
  )
  const { count = 0, is_same = false, is_similar = false } = rows[0] ?? {}
  if (is_same) return { refusal: 'same' }
  if (count >= MAX_PHOTOS) return { refusal: 'full' }
  const path = toPhotoPath(photo.name)
  const warnings = is_similar ? [...photo.warnings, 'similar' as const] : photo.warnings
  await addUploadedPhoto(transaction, path, photo, warnings)
  await transaction.query(
    `insert into draft_photos (draft_id, path, position, is_main, width, height, has_phone_in_name)
     select $1, $2, coalesce(max(position), 0) + 1, count(*) = 0, $3, $4, $5
     from draft_photos where draft_id = $1`,
    [id, path, photo.width, photo.height, hasPhoneInName],
  )
  await transaction.query('update statement_drafts set updated_at = now() where id = $1', [id])
  const photos = await listDraftPhotos(transaction, [id])
  const added = photos.find((each) => each.path === path)
  if (!added) throw new Error('a photo was not added')
  return { photo: toPhotoJson(added) }
}
