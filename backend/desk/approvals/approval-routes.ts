import { Router } from 'express'
import type { PaymentContext } from '~backend/payments/payment-context'
import { listApprovals, toApprovalJson } from '~backend/platform/auth/operator-approvals'
import { notFound } from '~backend/platform/http/errors'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { operatorActEndpoints } from '~contract/endpoints/desk-leads'
import { decideApproval } from './decide-approval'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Requests that need a second operator. */
export function operatorApprovalRoutes(paymentContext: PaymentContext): Router {
  const { pool } = paymentContext
  const router = Router()

  mountEndpoint(router, operatorActEndpoints.approvals, async ({ userId }) =>
    (await listApprovals(pool)).flatMap((row) => toApprovalJson(row, userId) ?? []),
  )

  mountEndpoint(router, operatorActEndpoints.decide, async ({ params: { id }, body, userId, locale }) => {
    if (!UUID.test(id)) throw notFound('Approval')
    await decideApproval(paymentContext, { id, operatorId: userId, decision: body.decision, locale })
    return []
  })

  return router
}
