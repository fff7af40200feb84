import type { Router } from 'express'
import type { InboundMailSettings } from '~backend/conversations/reply-addresses'
import { operatorActRoutes } from '~backend/desk/act-routes'
import { operatorApprovalRoutes } from '~backend/desk/approvals/approval-routes'
import { operatorLeadRoutes } from '~backend/desk/lead-routes'
import { deskOverviewRoutes } from '~backend/desk/overview/overview-routes'
import { operatorPaymentRoutes } from '~backend/desk/payments/payment-routes'
import { operatorQuestionnaireRoutes } from '~backend/desk/questionnaires/questionnaire-routes'
import { operatorReportedStatementRoutes } from '~backend/desk/statements/statement-routes'
import { operatorTableRoutes } from '~backend/desk/tables/table-routes'
import { operatorUserRoutes } from '~backend/desk/users/user-routes'
import type { LocalizeAddress } from '~backend/geocoding/localize-address'
import type { PaymentContext } from '~backend/payments/payment-context'
import { joinRoutes } from '~backend/platform/http/join-routes'
import { operatorOrderRoutes } from '~backend/services/operator/routes'
import { operatorStatementRoutes } from '~backend/statement-drafts/operator-routes'
import { addGalleryPhoto } from '~backend/statement-drafts/photos/add-gallery-photo'
import type { PhotoContext } from '~backend/statement-drafts/photos/receive-photo'

/**
 * The operator's desk.
 * @param replies settings of replies by email; undefined if they are off
 */
export function operatorRoutes(
  paymentContext: PaymentContext,
  photos: Omit<PhotoContext, 'pool'>,
  localizeAddress: LocalizeAddress,
  replies: InboundMailSettings | undefined,
): Router {
  const { pool, refundLimit } = paymentContext
  return joinRoutes(
    operatorActRoutes(pool),
    operatorApprovalRoutes(paymentContext),
    operatorLeadRoutes(pool, replies),
    deskOverviewRoutes(pool),
    operatorOrderRoutes(pool, {
      refundLimit,
      addPhoto: (...photo) => addGalleryPhoto({ ...photos, pool }, ...photo),
    }),
    operatorPaymentRoutes(paymentContext),
    operatorQuestionnaireRoutes(pool),
    operatorReportedStatementRoutes(pool),
    operatorTableRoutes(pool),
    operatorUserRoutes(pool),
    operatorStatementRoutes({ pool, storage: photos.storage }, localizeAddress),
  )
}
