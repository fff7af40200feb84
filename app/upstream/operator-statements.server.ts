import type { z } from 'zod'
import type { StatementAct } from '~contract/operator-statements'
import type { ReportList } from '~contract/reports'
import { success } from '~contract/schemas/envelope'
import * as wire from '~contract/schemas/operator-statements'
import { itemPath } from './item-path'
import { operatorAct } from './operator-act'
import type { ActionResult } from './refusals'
import type { Call } from './upstream-client.server'

const PATH = 'operator/reported-statements'

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

const StatementPage = wire.ReportedStatementPage.transform((page) => ({
  statements: page.data.map(({ is_public, is_blocked, waiting_since, closed_at, ...statement }) => ({
    ...statement,
    isPublic: is_public,
    isBlocked: is_blocked,
    waitingSince: waiting_since,
    closedAt: closed_at ?? undefined,
  })),
  total: page.total,
  lastPage: page.last_page,
  countByList: page.count_by_list,
}))

export type ReportedStatementPage = z.output<typeof StatementPage>

export interface ReportQuery {
  list: ReportList
  page: number
}

export function reportedStatementPage({ list, page }: ReportQuery): Call<ReportedStatementPage> {
  const query = new URLSearchParams({ list, page: String(page) })
  return { api: 'main', path: PATH, query, answer: success(StatementPage) }
}

export function reportedStatementById(id: number): Call<ReportedStatement> {
  return { api: 'main', ...itemPath(PATH, id), answer: success(Statement) }
}

export function changeStatement(
  id: number,
  act: StatementAct,
  details: { text?: string | undefined; key: string | undefined },
): Call<ActionResult> {
  return operatorAct(itemPath(PATH, id, '/acts'), act, details)
}
