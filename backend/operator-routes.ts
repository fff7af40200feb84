import { Router } from 'express'
import { operatorActRoutes } from '~backend/desk/act-routes'
import { operatorApprovalRoutes } from '~backend/desk/approvals/approval-routes'
import { operatorLeadRoutes } from '~backend/desk/lead-routes'
import { operatorPaymentRoutes } from '~backend/desk/payments/payment-routes'
import { operatorQuestionnaireRoutes } from '~backend/desk/questionnaires/questionnaire-routes'
import { operatorReportedStatementRoutes } from '~backend/desk/statements/statement-routes'
import { operatorTableRoutes } from '~backend/desk/tables/table-routes'
import { operatorUserRoutes } from '~backend/desk/users/user-routes'
import type { LocalizeAddress } from '~backend/geocoding/localize-address'
import type { PaymentContext } from '~backend/payments/payment-context'
import { operatorOrderRoutes } from '~backend/services/operator/routes'
import { operatorStatementRoutes } from '~backend/statement-drafts/operator-routes'
import { addGalleryPhoto } from '~backend/statement-drafts/photos/add-gallery-photo'
import type { PhotoContext } from '~backend/statement-drafts/photos/receive-photo'

/** `/operator/…`: the operator's desk. Each router rejects other users. */
export function operatorRoutes(
  paymentContext: PaymentContext,
  photos: Omit<PhotoContext, 'pool'>,
  localizeAddress: LocalizeAddress,
): Router {
  const { pool, refundLimit } = paymentContext
  return Router()
    .use('/acts', operatorActRoutes(pool))
    .use('/approvals', operatorApprovalRoutes(paymentContext))
    .use('/leads', operatorLeadRoutes(pool))
    .use(
      '/orders',
      operatorOrderRoutes(pool, {
        refundLimit,
        addPhoto: (...photo) => addGalleryPhoto({ ...photos, pool }, ...photo),
      }),
    )
    .use('/payments', operatorPaymentRoutes(paymentContext))
    .use('/questionnaires', operatorQuestionnaireRoutes(pool))
    .use('/reported-statements', operatorReportedStatementRoutes(pool))
    .use('/tables', operatorTableRoutes(pool))
    .use('/users', operatorUserRoutes(pool))
    .use('/statements', operatorStatementRoutes({ pool, storage: photos.storage }, localizeAddress))
}
