import { z } from 'zod'
import { LEAD_KINDS, PAST_LEAD_ACTS } from '../leads'
import { LOAN_REQUEST_STATES } from '../loans'
import { countedPageOf } from './envelope'
import { actsOf } from './operator-acts'
import { georgianTime, id } from './primitives'
import { rowsOf } from './rows'

/** Of a statement: a lead whose id it has. */
export const StatementReport = z.object({
  id,
  created_at: georgianTime,
  closed_at: georgianTime.nullable(),
  reason: z.string(),
  text: z.string(),
})

export const LeadSummary = z.object({
  id,
  kind: z.enum(LEAD_KINDS),
  created_at: georgianTime,
  closed_at: georgianTime.nullable(),
  name: z.string(),
  phone_number: z.string(),
  email: z.string(),
  text: z.string(),
  /** By a name of its kind, or by the field of a form. */
  facts: rowsOf(z.object({ name: z.string(), value: z.string() })).default([]),
  /** True if the phone, the email and the personal facts are masked. */
  is_masked: z.boolean().default(false),
  /** The operator who takes care of it. */
  assignee: z.string().nullable(),
})

/** `GET /operator/leads`, the longest waiting first; `open_by_kind` counts all that are not closed. */
export const LeadPage = countedPageOf(LeadSummary).extend({
  open_by_kind: z.record(z.string(), z.number().int()),
})

/** `GET /operator/leads/{id}` */
export const Lead = LeadSummary.extend({
  is_assigned_to_me: z.boolean(),
  /** Sent back with an act, which is refused with 409 once somebody else has taken the lead. */
  assignee_id: id.nullish(),
  /** Of a request for a loan. Sent back with a decision, which is refused with 409 once another is recorded. */
  loan_state: z.enum(LOAN_REQUEST_STATES).nullish(),
  /** Of a report: all others about the same statement, the latest first. */
  related: rowsOf(StatementReport).default([]),
  acts: actsOf(z.enum(PAST_LEAD_ACTS)).default([]),
})
