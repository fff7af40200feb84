import { Router } from 'express'
import { z } from 'zod'
import type { PaymentContext } from '~backend/payments/payment-context'
import { requireOperator, requireUserId } from '~backend/platform/auth/authenticate'
import { listApprovals, toApprovalJson } from '~backend/platform/auth/operator-approvals'
import { parseBody, readBody } from '~backend/platform/http/body'
import { notFound } from '~backend/platform/http/errors'
import { parseForm } from '~backend/platform/http/form'
import { jsonHandler } from '~backend/platform/http/json-handler'
import { getLocale } from '~backend/platform/http/locale'
import { APPROVAL_DECISIONS } from '~contract/operator-approvals'
import type { OperatorApproval } from '~contract/schemas/operator-approvals'
import { decideApproval } from './decide-approval'

const DecisionForm = z.object({ decision: z.enum(APPROVAL_DECISIONS, 'must be a decision') })
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** `/operator/approvals`: requests that need a second operator. */
export function operatorApprovalRoutes(paymentContext: PaymentContext): Router {
  const { pool } = paymentContext
  return Router()
    .use(requireOperator)
    .get(
      '/',
      jsonHandler(async (_request, response): Promise<z.input<typeof OperatorApproval>[]> => {
        const operatorId = await requireUserId(response)
        return (await listApprovals(pool)).flatMap((row) => toApprovalJson(row, operatorId) ?? [])
      }),
    )
    .post(
      '/:id/decision',
      readBody,
      jsonHandler(async (request, response) => {
        const id = String(request.params.id)
        if (!UUID.test(id)) throw notFound('Approval')
        const { decision } = parseForm(DecisionForm, await parseBody(request))
        const operatorId = await requireUserId(response)
        await decideApproval(paymentContext, { id, operatorId, decision, locale: getLocale(request) })
        return []
      }),
    )
}
