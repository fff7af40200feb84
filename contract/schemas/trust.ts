import { z } from 'zod'
import { ACCOUNT_TYPES } from '../accounts'
import { REVIEW_MODES } from '../draft-reviews'
import { REPORT_REASONS } from '../reports'
import { isCalendarDate } from '../values/georgian-time'
import { rowsOf } from './rows'

const count = z.number().int().nonnegative()
const day = z.string().refine(isCalendarDate)

/** Of the reports that came in the period: what has become of them since. */
const ReportFigures = z.object({
  received: count,
  /** The statement or its owner was blocked while the report was open. */
  led_to_block: count,
  closed: count,
  open: count,
  /** From a report to its block or closing; null for too few. */
  median_hours: z.number().nonnegative().nullable(),
  /** Rare reasons are counted together. */
  by_reason: rowsOf(z.object({ reasons: rowsOf(z.enum(REPORT_REASONS)), received: count })),
})

/** What was published, reported and decided in a period of whole days, and what is public now. */
export const TrustFigures = z.object({
  since: day,
  /** Included. */
  until: day,
  published: count,
  /** Null for too few to be told, but not none. */
  reports: ReportFigures.nullable(),
  /** What operators have decided, whoever asked for it. */
  decisions: z.object({ statement_blocks: count, statement_unblocks: count, user_blocks: count }),
  reviews: z.object({ mode: z.enum(REVIEW_MODES), published: count, refused: count }),
  public_statements: z.object({
    total: count,
    fresh: count,
    by_owner: rowsOf(
      z.object({
        type: z.enum(ACCOUNT_TYPES),
        total: count,
        /** Whose owner has confirmed the number in it by a code; null for too few. */
        phone_confirmed: count.nullable(),
      }),
    ),
  }),
})

/** `GET /trust-figures`: null until they have been counted for the first time. */
export const TrustAnswer = z.object({ figures: TrustFigures.nullable() })
