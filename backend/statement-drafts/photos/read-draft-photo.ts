import type { z } from 'zod'
import { notFound } from '~backend/platform/http/errors'
import type { DraftPhotoFile } from '~contract/schemas/statement-drafts'
import { listDraftPhotos } from '../store'
import { readPreview } from './photo-files'
import { getPhotoToken } from './photo-path'
import type { PhotoContext } from './receive-photo'

/**
 * Reads a photo for a reader of the draft.
 * @throws ApiError 404
 */
export async function readDraftPhoto(
  { pool, storage }: Pick<PhotoContext, 'pool' | 'storage'>,
  draft: string,
  token: string | undefined,
): Promise<z.input<typeof DraftPhotoFile>> {
  const photos = await listDraftPhotos(pool, [draft])
  const photo = photos.find(({ path }) => getPhotoToken(path) === token)
  const preview = photo && (await readPreview(storage, photo.path))
  if (!preview) throw notFound('Photo')
  return { base64: preview.toString('base64') }
}
