import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Request } from 'express'
import { inTransaction } from '~backend/platform/db/transaction'
import { ApiError, notFound } from '~backend/platform/http/errors'
import { getVisitorId } from '~backend/platform/http/visitor'
import { consumeRateLimit } from '~backend/platform/rate-limits'
import { listDraftPhotos, lockOpenDraft } from '../store'
import type { PhotoReference } from './change-photo'
import { readFullSize } from './photo-files'
import { getPhotoToken, toPhotoPath } from './photo-path'
import type { PhotoContext } from './receive-photo'
import { saveBody } from './save-body'

/**
 * Turns an uploaded photo clockwise by 90 degrees: its files have other names, so that no cache keeps the
 * former ones.
 * @throws ApiError 404 for a picture that was not uploaded, 409 under review, 429 over the rate limit
 */
export async function rotatePhoto(
  { pool, storage, incomingFolder, makePhoto }: PhotoContext,
  { id, reader, token, request }: PhotoReference & { request: Request },
): Promise<void> {
  const photos = await listDraftPhotos(pool, [id])
  const former = photos.find(({ path }) => getPhotoToken(path) === token)
  const picture = former && (await readFullSize(storage, former.path))
  if (!picture) throw notFound('Photo')
  const visitor = reader.userId === undefined ? getVisitorId(request) : `user ${reader.userId}`
  await inTransaction(pool, (transaction) => consumeRateLimit(transaction, 'statement_photo', visitor))
  const source = await saveBody(Readable.from([picture]), { folder: incomingFolder })
  if (!source) throw new Error('a size of a photo is larger than a photo may be')
  try {
    const result = await makePhoto({ source, isTurned: true })
    if ('refusal' in result) throw new ApiError(409, 'The photo cannot be rotated')
    const { name, width, height, files, lookHash } = result.photo
    const path = toPhotoPath(name)
    await storage.write(files)
    const isReplaced = await inTransaction(pool, async (transaction) => {
      await lockOpenDraft(transaction, id, reader)
      // Keeps the hash of the file that was sent, so that sending it again is still noticed.
      await transaction.query(
        `insert into uploaded_photos (path, file_hash, look_hash, warnings, bytes)
         select $2, file_hash, $3, warnings, $4 from uploaded_photos where path = $1`,
        [former.path, path, lookHash, [...files.values()].reduce((sum, file) => sum + file.length, 0)],
      )
      const { rowCount } = await transaction.query(
        `update draft_photos set path = $3, width = $4, height = $5 where draft_id = $1 and path = $2`,
        [id, former.path, path, width, height],
      )
      return rowCount === 1
    })
    // Removed meanwhile; the row without a draft is cleaned up.
    if (!isReplaced) throw notFound('Photo')
  } finally {
    await rm(source, { force: true })
  }
}
