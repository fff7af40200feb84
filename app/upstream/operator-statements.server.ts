import type { z } from 'zod'
import type { StatementAct } from '~contract/operator-statements'
import { success } from '~contract/schemas/envelope'
import * as wire from '~contract/schemas/operator-statements'
import { operatorAct } from './operator-act'
import type { ActionResult } from './refusals'
import type { Call } from './upstream-client.server'

const PATH = 'operator/reported-statements'

const toPath = (id: number, rest = '') => ({
  path: `${PATH}/${id}${rest}`,
  alias: `${PATH}/{id}${rest}`,
  mayBeMissing: true as const,
})

const Statement = wire.ReportedStatement.transform((statement) => ({
  id: statement.id,
  address: statement.address,
  owner: statement.owner,
  isPublic: statement.is_public,
  blockReason: statement.block_reason,
  reports: statement.reports.map(({ created_at: at, closed_at, ...report }) => ({
    ...report,
    at,
    isClosed: closed_at !== null,
  })),
  allowedActs: statement.allowed_acts,
  acts: statement.acts.map(({ created_at: at, ...act }) => ({ ...act, at })),
}))

export type ReportedStatement = z.output<typeof Statement>

export function reportedStatementById(id: number): Call<ReportedStatement> {
  return { api: 'main', ...toPath(id), answer: success(Statement) }
}

export function changeStatement(
  id: number,
  act: StatementAct,
  details: { text?: string | undefined; key: string | undefined },
): Call<ActionResult> {
  return operatorAct(toPath(id, '/acts'), act, details)
}
