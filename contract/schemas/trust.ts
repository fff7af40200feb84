import { z } from 'zod'
import { ACCOUNT_TYPES } from '../accounts'
import { REVIEW_MODES } from '../draft-reviews'
import { REPORT_REASONS } from '../statements'
import { isCalendarDate } from '../values/georgian-time'
import { rowsOf } from './rows'

const count = z.number().int().nonnegative()

const day = z.string().refine(isCalendarDate)

/** Outcomes of the reports received in the period. */
const ReportFigures = z.object({
  received: count,
  /** The statement or its owner was blocked while the report was open. */
  led_to_block: count,
  closed: count,
  open: count,
  /** Median hours from a report to its block or closing; null for too few reports. */
  median_hours: z.number().nonnegative().nullable(),
  /** Counts by reason. Rare reasons share one row. */
  by_reason: rowsOf(z.object({ reasons: rowsOf(z.enum(REPORT_REASONS)), received: count })),
})

/** Reports and decisions in a period of whole days, and the statements that are public now. */
export const TrustFigures = z.object({
  since: day,
  /** Last day of the period. */
  until: day,
  published: count,
  /** Null if there are too few reports to publish; zero is published. */
  reports: ReportFigures.nullable(),
  /** Decisions of operators, with or without a report. */
  decisions: z.object({ statement_blocks: count, statement_unblocks: count, user_blocks: count }),
  reviews: z.object({ mode: z.enum(REVIEW_MODES), published: count, refused: count }),
  public_statements: z.object({
    total: count,
    fresh: count,
    /** Statements whose owner confirmed within 7 and 14 days that they are available. Others omit it. */
    confirmed: z.object({ within_7_days: count, within_14_days: count }).nullish(),
    /** Homes that several statements offer, and these statements. Others omit it. */
    same_homes: z.object({ homes: count, statements: count }).nullish(),
    /** Statements whose seller reduced the price in the last 30 days. Others omit it. */
    reduced: count.nullish(),
    by_owner: rowsOf(
      z.object({
        type: z.enum(ACCOUNT_TYPES),
        total: count,
        /** Statements whose owner confirmed the phone number by a code; null for too few. */
        phone_confirmed: count.nullable(),
      }),
    ),
  }),
  /** Searches followed by email and comparisons that are shared now. Others omit it. */
  in_use: z.object({ followed_searches: count, shared_comparisons: count }).nullish(),
})

/** `GET /trust-figures`; null until the first count. */
export const TrustAnswer = z.object({ figures: TrustFigures.nullable() })
