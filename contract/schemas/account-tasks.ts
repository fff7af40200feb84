import { z } from 'zod'
import { ACCOUNT_TASKS, COMPANY_PROFILE_PARTS } from '../account-tasks'
import { rowsOf } from './rows'

const count = z.number().int().nonnegative()

/** `GET /users/account-tasks` */
export const AccountTasks = z.object({
  tasks: rowsOf(
    z.object({
      name: z.enum(ACCOUNT_TASKS),
      count: count.positive(),
      /** First ids of what waits: statements, drafts, orders, viewings or notifications. */
      ids: z.array(z.string()),
    }),
  ),
  /** New leads of the user that can be answered. */
  new_leads: count.optional(),
  /** Public profile of a company. Null for other users. */
  company: z
    .object({ awaits_confirmation: z.boolean(), missing: rowsOf(z.enum(COMPANY_PROFILE_PARTS)) })
    .nullish(),
  /** Rows that wait at the desk. Null for users who are not operators. */
  desk: z
    .object({
      leads: count,
      /** Leads after their deadline. */
      late_leads: count,
      orders: count,
      reviews: count,
      reports: count,
      payments: count,
      /** Requests for a second operator. */
      approvals: count.default(0),
    })
    .nullish(),
})
