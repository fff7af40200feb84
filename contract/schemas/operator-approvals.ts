import { z } from 'zod'
import { APPROVAL_KINDS } from '../operator-approvals'
import { georgianTime, id, tetri } from './primitives'

/** One of `GET /operator/approvals`: those that wait, the oldest first. */
export const OperatorApproval = z.object({
  id: z.string(),
  kind: z.enum(APPROVAL_KINDS),
  /** Id of the user, payment or order. */
  subject_id: id,
  amount: tetri.nullish(),
  text: z.string(),
  requested_by: z.string(),
  requested_at: georgianTime,
  /** Asked for by whoever reads it, who cannot confirm it. */
  is_mine: z.boolean(),
})
