import { z } from 'zod'
import { ACCOUNT_TYPES } from '../accounts'
import { PAST_USER_ACTS, TIMELINE_KINDS, USER_ACTS } from '../desk'
import { countedPageOf } from './envelope'
import { actsOf, OperatorApproval } from './operator-acts'
import { georgianTime, id, tetri } from './primitives'
import { rowsOf } from './rows'

export const OperatorUser = z.object({
  id,
  type: z.enum(ACCOUNT_TYPES),
  name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  created_at: georgianTime,
  is_operator: z.boolean(),
  awaits_confirmation: z.boolean(),
  is_blocked: z.boolean(),
})

/** `GET /operator/users` and `POST /operator/users/search`, newest first. */
export const OperatorUserPage = countedPageOf(OperatorUser).extend({
  count_by_list: z.record(z.string(), z.number().int()),
})

/** `GET /operator/users/{id}`, with the latest statements and orders. */
export const OperatorUserDetails = OperatorUser.extend({
  company_code: z.string(),
  slug: z.string(),
  block_reason: z.string(),
  blocked_at: georgianTime.nullable(),
  statements_total: z.number().int(),
  orders_total: z.number().int(),
  statements: rowsOf(z.object({ id, is_public: z.boolean(), created_at: georgianTime })),
  orders: rowsOf(z.object({ id, name: z.string(), is_open: z.boolean(), created_at: georgianTime })),
  sessions: rowsOf(z.object({ device: z.string(), created_at: georgianTime, last_used_at: georgianTime })),
  allowed_acts: rowsOf(z.enum(USER_ACTS)),
  /** Pending request to make the user an operator. */
  approval: OperatorApproval.nullish(),
  acts: actsOf(z.enum(PAST_USER_ACTS)),
})

/**
 * `GET /operator/users/{id}/timeline`, latest first. `id` is that of the statement, order, payment or lead.
 */
export const UserTimeline = countedPageOf(
  z.object({
    kind: z.enum(TIMELINE_KINDS),
    id,
    /** Name of a service; purpose of a payment, kind of a lead or reason of a report. */
    name: z.string(),
    state: z.string(),
    /** Amount of a payment, in lari. */
    amount: tetri.nullable(),
    created_at: georgianTime,
  }),
).extend({ user_name: z.string(), count_by_kind: z.record(z.string(), z.number().int()) })
