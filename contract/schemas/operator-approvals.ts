import { z } from 'zod'
import { APPROVAL_KINDS } from '../operator-approvals'
import { georgianTime, id, tetri } from './primitives'
import { rowsOf } from './rows'

export const OperatorApproval = z.object({
  id: z.string(),
  kind: z.enum(APPROVAL_KINDS),
  /** Id of the user, payment or order. */
  subject_id: id,
  amount: tetri.nullish(),
  text: z.string(),
  requested_by: z.string(),
  requested_at: georgianTime,
  /** True if the reader is the requester, who cannot approve it. */
  is_mine: z.boolean(),
})

/** Pending requests, oldest first. */
export const OperatorApprovals = rowsOf(OperatorApproval)
