import type { z } from 'zod'
import type { ApprovalDecision } from '~contract/desk'
import { operatorActEndpoints } from '~contract/endpoints/desk-leads'
import type * as wire from '~contract/schemas/operator-acts'
import { defineAction, defineCall } from './endpoint-call.server'
import type { ActionResult } from './refusals'
import type { Call } from './upstream-client.server'

/** Converts an approval; amounts are in tetri. */
export function toApproval(approval: z.output<typeof wire.OperatorApproval>) {
  return {
    id: approval.id,
    kind: approval.kind,
    subjectId: approval.subject_id,
    amount: approval.amount ?? undefined,
    text: approval.text,
    requestedBy: approval.requested_by,
    requestedAt: approval.requested_at,
    isMine: approval.is_mine,
  }
}

export type OperatorApproval = ReturnType<typeof toApproval>

/** Pending approvals, oldest first. */
export const operatorApprovals: Call<OperatorApproval[]> = defineCall(
  operatorActEndpoints.approvals,
  (rows) => rows.map(toApproval),
)({})

const callDecide = defineAction(operatorActEndpoints.decide)

/** Confirms or rejects an approval; 403 for the operator's own request, 404 for one already decided. */
export function decideApproval(id: string, decision: ApprovalDecision): Call<ActionResult> {
  return callDecide({ params: { id }, body: { decision } })
}
