import { Router } from 'express'
import type { Db } from '~backend/platform/db/pool'
import { inTransaction } from '~backend/platform/db/transaction'
import { notFound } from '~backend/platform/http/errors'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { draftEndpoints } from '~contract/endpoints/statement-drafts'
import { MAX_CAPTION_LENGTH, type PhotoOperation } from '~contract/statement-photos'
import { type DraftReader, requireDraftId, toDraftReader } from '../access'
import { type DraftPhotoRow, listDraftPhotos, lockOpenDraft, requireDraft } from '../store'
import { getPhotoToken } from './photo-path'
import { readDraftPhoto } from './read-draft-photo'
import { type PhotoContext, receivePhoto } from './receive-photo'

export function draftPhotoRoutes(context: PhotoContext): Router {
  const { pool } = context
  const router = Router()

  mountEndpoint(router, draftEndpoints.uploadPhoto, async ({ params, userId, request }) =>
    receivePhoto(context, {
      request,
      id: requireDraftId(params.id),
      reader: toDraftReader(request, userId),
    }),
  )

  mountEndpoint(router, draftEndpoints.photo, async ({ params, userId, request }) => {
    const id = requireDraftId(params.id)
    await requireDraft(pool, id, toDraftReader(request, userId))
    return readDraftPhoto(context, id, params.token)
  })

  mountEndpoint(router, draftEndpoints.changePhoto, async ({ params, body, userId, request }) => {
    const { caption, kind, operation, position } = body
    await changePhoto(context, {
      id: requireDraftId(params.id),
      reader: toDraftReader(request, userId),
      token: params.token,
      caption: caption?.trim().slice(0, MAX_CAPTION_LENGTH),
      kind,
      operation,
      position,
    })
    return []
  })

  return router
}

interface PhotoChange {
  id: string
  reader: DraftReader
  token: string | undefined
  caption: string | undefined
  kind: DraftPhotoRow['kind'] | undefined
  operation: PhotoOperation | undefined
  position: number | undefined
}

async function changePhoto(
  { pool }: PhotoContext,
  { id, reader, token, caption, kind, operation, position }: PhotoChange,
): Promise<void> {
  await inTransaction(pool, async (transaction) => {
    await lockOpenDraft(transaction, id, reader)
    const photos = await listDraftPhotos(transaction, [id])
    const photo = photos.find(({ path }) => getPhotoToken(path) === token)
    if (!photo) throw notFound('Photo')
    const { path } = photo
    await transaction.query(
      `update draft_photos set caption = coalesce($3, caption), kind = coalesce($4, kind)
       where draft_id = $1 and path = $2`,
      [id, path, caption ?? null, kind ?? null],
    )
    const order = photos.map((each) => each.path)
    if (operation === 'main') await setMain(transaction, id, path)
    const from = order.indexOf(path)
    const places = { earlier: from - 1, later: from + 1, place: position, main: undefined, delete: undefined }
    const wanted = operation && places[operation]
    if (wanted !== undefined) {
      const to = Math.max(0, Math.min(wanted, order.length - 1))
      order.splice(from, 1)
      order.splice(to, 0, path)
      await transaction.query(
        'update draft_photos set position = array_position($2::text[], path) where draft_id = $1',
        [id, order],
      )
    }
    if (operation === 'delete') {
      await transaction.query('delete from draft_photos where draft_id = $1 and path = $2', [id, path])
      const next = order.find((each) => each !== path)
      if (photo.is_main && next) await setMain(transaction, id, next)
    }
  })
}

async function setMain(transaction: Db, id: string, path: string): Promise<void> {
  await transaction.query('update draft_photos set is_main = (path = $2) where draft_id = $1', [id, path])
}
