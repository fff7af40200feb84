import { z } from 'zod'
import type { ApprovalDecision } from '~contract/operator-approvals'
import { success } from '~contract/schemas/envelope'
import * as wire from '~contract/schemas/operator-approvals'
import { rowsOf } from '~contract/schemas/rows'
import { itemPath } from './item-path'
import { type ActionResult, actionResultOf } from './refusals'
import type { Call } from './upstream-client.server'

const PATH = 'operator/approvals'

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
export const operatorApprovals: Call<OperatorApproval[]> = {
  api: 'main',
  path: PATH,
  answer: success(rowsOf(wire.OperatorApproval.transform(toApproval))),
}

/** Confirms or rejects an approval; 403 for the operator's own request, 404 for one already decided. */
export function decideApproval(id: string, decision: ApprovalDecision): Call<ActionResult> {
  return {
    api: 'main',
    method: 'POST',
    ...itemPath(PATH, id, '/decision'),
    body: { decision },
    ...actionResultOf(success(z.unknown())),
  }
}
