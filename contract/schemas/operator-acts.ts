import { z } from 'zod'
import { ACT_SUBJECTS, APPROVAL_KINDS } from '../desk'
import { countedPageOf } from './envelope'
import { georgianTime, id, tetri } from './primitives'
import { rowsOf } from './rows'

/** Builds the schema of an audit log, oldest act first. */
export function actsOf<Act extends z.ZodType<string>>(act: Act) {
  return rowsOf(z.object({ act, operator: z.string(), created_at: georgianTime, text: z.string() }))
}

export const OperatorAct = z.object({
  id,
  created_at: georgianTime,
  /** Operator's name. Empty for a signed call from another system. */
  operator: z.string(),
  subject: z.enum(ACT_SUBJECTS),
  /** Id of the thing; `{table}/{id}` for a row of a table. */
  subject_id: z.string(),
  act: z.string(),
  text: z.string(),
  /** Changed fields; empty texts for values that did not exist. */
  changes: rowsOf(z.object({ name: z.string(), before: z.string(), after: z.string() })),
})

/** `POST /operator/{leads|orders}/{id}/reveal`: data masked in other answers. Each request is logged. */
export const RevealedData = z.object({
  phone_number: z.string(),
  email: z.string(),
  facts: rowsOf(z.object({ name: z.string(), value: z.string() })),
})

/** `GET /operator/acts`, the latest first. */
export const OperatorActPage = countedPageOf(OperatorAct)

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
