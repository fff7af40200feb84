import type { z } from 'zod'
import { notFound } from '~backend/platform/http/errors'
import type { PictureWidth } from '~contract/pictures'
import type { DraftPhotoFile } from '~contract/schemas/statement-drafts'
import { listDraftPhotos } from '../store'
import { readWebp } from './photo-files'
import { getPhotoToken } from './photo-path'
import type { PhotoContext } from './receive-photo'

/** Width in lists of photos. */
export const SMALL_WIDTH = 320
/** Width in a preview of the statement. */
export const LARGE_WIDTH = 800

/**
 * Reads a photo for a reader of the draft.
 * @throws ApiError 404
 */
export async function readDraftPhoto(
  { pool, storage }: Pick<PhotoContext, 'pool' | 'storage'>,
  draft: string,
  token: string | undefined,
  width: PictureWidth,
): Promise<z.input<typeof DraftPhotoFile>> {
  const photos = await listDraftPhotos(pool, [draft])
  const photo = photos.find(({ path }) => getPhotoToken(path) === token)
  const file = photo && (await readWebp(storage, photo.path, width))
  if (!file) throw notFound('Photo')
  return { base64: file.toString('base64') }
}
