import { Router } from 'express'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { draftEndpoints } from '~contract/endpoints/statement-drafts'
import { MAX_CAPTION_LENGTH } from '~contract/statement-photos'
import { requireDraftId, toDraftReader } from '../access'
import { requireDraft } from '../store'
import { changePhoto, restorePhoto } from './change-photo'
import { LARGE_WIDTH, readDraftPhoto, SMALL_WIDTH } from './read-draft-photo'
import { type PhotoContext, receivePhoto } from './receive-photo'
import { rotatePhoto } from './rotate-photo'

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

  mountEndpoint(router, draftEndpoints.photo, async ({ params, query, userId, request }) => {
    const id = requireDraftId(params.id)
    await requireDraft(pool, id, toDraftReader(request, userId))
    return readDraftPhoto(context, id, params.token, query.large ? LARGE_WIDTH : SMALL_WIDTH)
  })

  mountEndpoint(router, draftEndpoints.changePhoto, async ({ params, body, userId, request }) => {
    const { caption, kind, operation, position } = body
    const photo = {
      id: requireDraftId(params.id),
      reader: toDraftReader(request, userId),
      token: params.token,
    }
    if (operation === 'restore') {
      await restorePhoto(pool, photo)
      return []
    }
    // Captions are saved even if the photo cannot be rotated.
    const change = { caption: caption?.trim().slice(0, MAX_CAPTION_LENGTH), kind, operation, position }
    await changePhoto(pool, photo, change)
    if (operation === 'rotate') await rotatePhoto(context, { ...photo, request })
    return []
  })

  return router
}
