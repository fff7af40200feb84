import { z } from 'zod'
import { STATEMENT_ACTS } from '../operator-statements'
import { countedPageOf } from './envelope'
import { StatementReport } from './leads'
import { actsOf } from './operator-acts'
import { georgianTime, id } from './primitives'
import { rowsOf } from './rows'

const ReportedStatementSummary = z.object({
  id,
  address: z.string(),
  owner: z.string(),
  is_public: z.boolean(),
  /** By itself, not with its owner. */
  is_blocked: z.boolean(),
  /** How many reports the list is about, and for which reasons, the most frequent first. */
  reports: z.number().int(),
  reasons: rowsOf(z.object({ reason: z.string(), count: z.number().int() })),
  /** Of the first report. */
  waiting_since: georgianTime,
  /** Of the last report. */
  closed_at: georgianTime.nullable(),
})

/** `GET /operator/reported-statements?list=`; `total` is of the list. */
export const ReportedStatementPage = countedPageOf(ReportedStatementSummary).extend({
  count_by_list: z.record(z.string(), z.number().int()),
})

/** `GET /operator/reported-statements/{id}`: a statement, whatever its state, with all reports about it, the latest first. */
export const ReportedStatement = z.object({
  id,
  address: z.string(),
  owner: z.object({ id, name: z.string() }),
  is_public: z.boolean(),
  /** By itself, not with its owner; empty: it is not. */
  block_reason: z.string(),
  reports: rowsOf(StatementReport),
  allowed_acts: rowsOf(z.enum(STATEMENT_ACTS)),
  acts: actsOf(z.enum(STATEMENT_ACTS)),
})
