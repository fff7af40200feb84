import { Router } from 'express'
import type pg from 'pg'
import type { GetAddressIndex } from '~backend/geocoding/address-index'
import type { PhotoContext } from '~backend/statement-drafts/photos/receive-photo'
import { draftPhotoRoutes } from '~backend/statement-drafts/photos/routes'
import { statementDraftRoutes } from '~backend/statement-drafts/routes'
import { statementImportRoutes } from '~backend/statement-imports/routes'
import type { ReviewMode } from '~contract/statement-drafts'

interface WritingOptions {
  photos: Omit<PhotoContext, 'pool'>
  reviewMode: ReviewMode
  getAddressIndex: GetAddressIndex
}

/** `/microservice/users/statement-…`: how statements are written, one by one or by files of many. */
export function writingRoutes(
  pool: pg.Pool,
  { photos, reviewMode, getAddressIndex }: WritingOptions,
): Router {
  return Router()
    .use('/statement-drafts', statementDraftRoutes(pool, reviewMode), draftPhotoRoutes({ ...photos, pool }))
    .use('/statement-imports', statementImportRoutes(pool, { getAddressIndex, reviewMode }))
}
