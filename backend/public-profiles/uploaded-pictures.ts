import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import express, { type Router } from 'express'
import type pg from 'pg'
import { inAccountTransaction } from '~backend/platform/auth/in-account-transaction'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { inTransaction } from '~backend/platform/db/transaction'
import { invalidField, tooManyRequests } from '~backend/platform/http/errors'
import { detectPhotoFormat } from '~backend/platform/photo-decoding/detect-format'
import { consumeRateLimit } from '~backend/platform/rate-limits'
import { PROFILE_PICTURE_FORMATS, type ProfilePictureKind } from '~contract/public-profile'

/** Maximum of 7,000 × 7,000 pixels: small files may decompress to more than fits in memory. */
const MAX_PIXELS = 49_000_000
const SIZE = { width: 1_200, height: 900 }
/** Widths by the contract's suffixes; the ratio stays. */
const WIDTHS_BY_SUFFIX = { '': SIZE.width, _thumb: 480, _blur: 24 } as const
/** One at a time: it takes some hundred MB, and a thread shared with file reads and password checks. */
const encoding = bulkhead(1, 50)
const RETRY_SECONDS = 30
const MAX_UNUSED_HOURS = 24

export const toUploadedPath = (token: string) => `/pictures/own/${token}`

/** File name after decoding; it cannot contain a path to another folder. */
const FILE_NAME = /^[\w-]+\.webp$/

/** Serves the folder's own files only. Photos of statements, in a subfolder, are private. */
export function uploadedPictureRoutes(folder: string): Router {
  const serve = express.static(folder, { immutable: true, maxAge: '365d', index: false, dotfiles: 'ignore' })
  return express.Router().get('/:file', (request, response, next) => {
    if (FILE_NAME.test(request.params.file)) return serve(request, response, next)
    next()
  })
}

type UploadedPicture = { userId: number; kind: ProfilePictureKind; bytes: Buffer; isLogo: boolean }

/**
 * Saves a picture without its metadata, such as the location.
 * @returns the token that sets the picture in the profile
 * @throws ApiError 422 if it is not a picture, 429 over the rate limit or if the queue is full
 */
export async function savePicture(
  pool: pg.Pool,
  folder: string,
  { userId, kind, bytes, isLogo }: UploadedPicture,
): Promise<string> {
  // Counted before decoding, the expensive part, for invalid files too.
  await inTransaction(pool, (transaction) => consumeRateLimit(transaction, 'picture', `user ${userId}`))
  const files = await encoding
    .execute(() => encodeSizes(bytes, isLogo))
    .catch((error: unknown) => {
      throw error instanceof BulkheadRejectedError ? tooManyRequests(RETRY_SECONDS) : error
    })
  const token = randomUUID()
  await mkdir(folder, { recursive: true })
  // Files first, so that a token always has them.
  await Promise.all(files.map(([suffix, file]) => writeFile(join(folder, `${token}${suffix}.webp`), file)))
  await inAccountTransaction(pool, userId, (transaction) =>
    transaction.query('insert into uploaded_pictures (token, user_id, kind) values ($1, $2, $3)', [
      token,
      userId,
      kind,
    ]),
  ).catch(async (error: unknown) => {
    await removePictures(folder, [token])
    throw error
  })
  await deleteUnusedPictures(pool, folder, userId)
  return token
}

/**
 * Encodes all sizes from one decoding, the expensive part. Logos are padded on white, other pictures are
 * cropped.
 */
async function encodeSizes(bytes: Buffer, isLogo: boolean): Promise<[suffix: string, file: Buffer][]> {
  const { default: sharp } = await import('sharp')
  const { readPicture } = await import('~backend/platform/photo-decoding/read-picture')
  const format = detectPhotoFormat(bytes)
  const isAllowed = PROFILE_PICTURE_FORMATS.some((allowed) => allowed === format)
  const result = isAllowed && (await readPicture(bytes, { maxPixels: MAX_PIXELS, minSide: 1, findSize }))
  if (!result || 'refusal' in result) throw invalidField('picture', 'must be a JPEG, PNG or WebP picture')
  const { data, ...size } = result.pixels
  const whole = await sharp(data, { raw: { ...size, channels: 3 } })
    .resize(isLogo ? { ...SIZE, fit: 'contain', background: 'white' } : { ...SIZE, fit: 'cover' })
    .raw()
    .toBuffer()
  return Promise.all(
    Object.entries(WIDTHS_BY_SUFFIX).map(async ([suffix, width]): Promise<[string, Buffer]> => {
      const picture = sharp(whole, { raw: { ...SIZE, channels: 3 } })
      return [suffix, await picture.resize({ width }).webp({ quality: 82 }).toBuffer()]
    }),
  )

  /** Returns the size that covers the crop, or fits into the padding. */
  function findSize({ width, height }: { width: number; height: number }) {
    const factors = [SIZE.width / width, SIZE.height / height]
    const scale = isLogo ? Math.min(...factors) : Math.max(...factors)
    return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
  }
}

/** Deletes uploads that were never set in a profile. */
async function deleteUnusedPictures(db: Db, folder: string, userId: number): Promise<void> {
  const { rows } = await db.query<Row<'uploaded_pictures', 'token'>>(
    `delete from uploaded_pictures p using users u
     where p.user_id = $1 and u.id = p.user_id and p.created_at < now() - make_interval(hours => $2)
       and '/pictures/own/' || p.token not in (coalesce(u.logo, ''), coalesce(u.avatar, ''), coalesce(u.cover, ''))
     returning p.token`,
    [userId, MAX_UNUSED_HOURS],
  )
  await removePictures(
    folder,
    rows.map(({ token }) => token),
  )
}

/** Deletes files whose rows were deleted before. */
export async function removePictures(folder: string, tokens: readonly string[]): Promise<void> {
  const files = tokens.flatMap((token) =>
    Object.keys(WIDTHS_BY_SUFFIX).map((suffix) => `${token}${suffix}.webp`),
  )
  await Promise.all(files.map((file) => rm(join(folder, file), { force: true })))
}
