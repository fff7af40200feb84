import { Router } from 'express'
import type pg from 'pg'
import type { GetAddressIndex } from '~backend/geocoding/address-index'
import { refundUnusedDays } from '~backend/services/orders/refund-unused-days'
import { changePrice } from '~backend/statement-drafts/change-price'
import type { PhotoContext } from '~backend/statement-drafts/photos/receive-photo'
import { draftPhotoRoutes } from '~backend/statement-drafts/photos/routes'
import type { PublicationContext } from '~backend/statement-drafts/publish'
import { statementDraftRoutes } from '~backend/statement-drafts/routes'
import type { ParseImportFile } from '~backend/statement-imports/import-thread'
import { statementImportRoutes } from '~backend/statement-imports/routes'
import { ownStatementRoutes } from '~backend/statements/own/routes'
import type { ToViewerCards } from '~backend/statements/viewer-cards'

interface WritingOptions {
  photos: Omit<PhotoContext, 'pool'>
  publication: PublicationContext
  getAddressIndex: GetAddressIndex
  parseImportFile: ParseImportFile
  toViewerCards: ToViewerCards
}

/**
 * `/microservice/users/statement…`: statements of their owner, written singly or imported, and their
 * management.
 */
export function ownerStatementRoutes(
  pool: pg.Pool,
  { photos, publication, getAddressIndex, parseImportFile, toViewerCards }: WritingOptions,
): Router {
  return Router()
    .use(
      '/statements',
      ownStatementRoutes(pool, toViewerCards, {
        onDeleted: refundUnusedDays,
        changePrice: (userId, id, body) => changePrice(pool, { userId, id, body }, publication),
      }),
    )
    .use('/statement-drafts', statementDraftRoutes(pool, publication), draftPhotoRoutes({ ...photos, pool }))
    .use(
      '/statement-imports',
      statementImportRoutes(pool, { getAddressIndex, parseFile: parseImportFile, publication }),
    )
}
