import { z } from 'zod'
import { STATEMENT_ACTS } from '../operator-statements'
import { StatementReport } from './leads'
import { actsOf } from './operator-acts'
import { id } from './primitives'
import { rowsOf } from './rows'

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
