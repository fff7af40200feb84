import type { Router } from 'express'
import type pg from 'pg'
import { confirmationRoutes } from '~backend/freshness/routes'
import type { GetAddressIndex } from '~backend/geocoding/address-index'
import { joinRoutes } from '~backend/platform/http/join-routes'
import { refundUnusedDays } from '~backend/services/orders/refund-unused-days'
import { changePrice } from '~backend/statement-drafts/change-price'
import type { PhotoContext } from '~backend/statement-drafts/photos/receive-photo'
import { draftPhotoRoutes } from '~backend/statement-drafts/photos/routes'
import type { PreviewContext } from '~backend/statement-drafts/preview'
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
  /** Sources of what a preview shows besides the values of the draft. */
  shown: Omit<PreviewContext, 'localizeAddress'>
}

/** Statements of their owner, written singly or imported, and their management. */
export function ownerStatementRoutes(
  pool: pg.Pool,
  { photos, publication, getAddressIndex, parseImportFile, toViewerCards, shown }: WritingOptions,
): Router {
  return joinRoutes(
    ownStatementRoutes(pool, toViewerCards, {
      onDeleted: refundUnusedDays,
      changePrice: (userId, id, body) => changePrice(pool, { userId, id, body }, publication),
    }),
    confirmationRoutes(pool),
    statementDraftRoutes(pool, publication, shown),
    draftPhotoRoutes({ ...photos, pool }),
    statementImportRoutes(pool, {
      getAddressIndex,
      parseFile: parseImportFile,
      publication,
      incomingFolder: photos.incomingFolder,
    }),
  )
}
