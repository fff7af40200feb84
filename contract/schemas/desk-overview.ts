import { z } from 'zod'
import { LEAD_KINDS } from '../leads'
import { tetri } from './primitives'
import { rowsOf } from './rows'

const count = z.number().int()

/** `GET /operator/overview` */
export const DeskOverview = z.object({
  /** Kinds with open leads, or with leads received today. */
  leads: rowsOf(z.object({ kind: z.enum(LEAD_KINDS), open: count, late: count, received_today: count })),
  /** Leads first answered, decided or closed today. */
  handled_today: count,
  /** Median time from their receipt, in minutes; null without any. */
  median_minutes: z.number().nullable(),
  /** Payments that the bank confirmed today, in lari. */
  payments_today: z.object({ count, amount: tetri }),
  waiting: z.object({
    leads: count,
    late_leads: count,
    orders: count,
    reviews: count,
    reports: count,
    payments: count,
    approvals: count,
  }),
})
