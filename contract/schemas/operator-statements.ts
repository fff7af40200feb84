import { z } from 'zod'
import { CURRENCIES } from '../currencies'
import { STATEMENT_ACTS } from '../desk'
import { countedPageOf } from './envelope'
import { StatementReport } from './leads'
import { actsOf } from './operator-acts'
import { georgianTime, id, linkUrl } from './primitives'
import { rowsOf } from './rows'

const ReportedStatementSummary = z.object({
  id,
  address: z.string(),
  owner: z.string(),
  is_public: z.boolean(),
  /** True if the statement itself is blocked, rather than its owner. */
  is_blocked: z.boolean(),
  /** Number of reports in this list. Their reasons follow, most frequent first. */
  reports: z.number().int(),
  reasons: rowsOf(z.object({ reason: z.string(), count: z.number().int() })),
  /** Time of the first report. */
  waiting_since: georgianTime,
  /** Time of the last report. */
  closed_at: georgianTime.nullable(),
})

/** `GET /operator/reported-statements?list=`; `total` counts the selected list. */
export const ReportedStatementPage = countedPageOf(ReportedStatementSummary).extend({
  count_by_list: z.record(z.string(), z.number().int()),
})

/** `GET /operator/reported-statements/{id}`: a statement in any state and its reports, newest first. */
export const ReportedStatement = z.object({
  id,
  address: z.string(),
  owner: z.object({ id, name: z.string() }),
  is_public: z.boolean(),
  /** Reason for blocking the statement itself; empty if it is not blocked. */
  block_reason: z.string(),
  /** Group of statements of the same home. */
  home_group_id: id.nullish(),
  /** Price in the owner's currency; null for a price by agreement. */
  price: z.number().nullish(),
  currency: z.enum(CURRENCIES).optional(),
  /** Description in the reader's language, else in another. */
  text: z.string().default(''),
  photos: rowsOf(
    z.object({ url: linkUrl, thumb_url: linkUrl, width: z.number().int(), height: z.number().int() }),
  ).default([]),
  reports: rowsOf(StatementReport),
  allowed_acts: rowsOf(z.enum(STATEMENT_ACTS)),
  acts: actsOf(z.enum(STATEMENT_ACTS)),
})
