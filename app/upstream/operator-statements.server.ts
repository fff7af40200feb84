import type { z } from 'zod'
import type { StatementAct } from '~contract/desk'
import { reportedStatementEndpoints } from '~contract/endpoints/desk-statements'
import type * as wire from '~contract/schemas/operator-statements'
import type { ReportList } from '~contract/statements'
import { defineAction, defineCall } from './endpoint-call.server'
import { toActFields } from './operator-act'
import type { ActionResult } from './refusals'
import type { Call } from './upstream-client.server'

const toStatement = (statement: z.output<typeof wire.ReportedStatement>) => ({
  id: statement.id,
  address: statement.address,
  owner: statement.owner,
  isPublic: statement.is_public,
  blockReason: statement.block_reason,
  homeGroupId: statement.home_group_id ?? undefined,
  price: statement.price ?? undefined,
  currency: statement.currency,
  text: statement.text,
  photos: statement.photos.map(({ thumb_url: thumbUrl, ...photo }) => ({ ...photo, thumbUrl })),
  reports: statement.reports.map(({ created_at: at, closed_at, ...report }) => ({
    ...report,
    at,
    isClosed: closed_at !== null,
  })),
  allowedActs: statement.allowed_acts,
  acts: statement.acts.map(({ created_at: at, ...act }) => ({ ...act, at })),
})

export type ReportedStatement = ReturnType<typeof toStatement>

const toStatementPage = (page: z.output<typeof wire.ReportedStatementPage>) => ({
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
})

export type ReportedStatementPage = ReturnType<typeof toStatementPage>

export interface ReportQuery {
  list: ReportList
  page: number
}

const callPage = defineCall(reportedStatementEndpoints.list, toStatementPage)

const callStatement = defineCall(reportedStatementEndpoints.one, toStatement)

const callAct = defineAction(reportedStatementEndpoints.act)

export function reportedStatementPage({ list, page }: ReportQuery): Call<ReportedStatementPage> {
  return callPage({ query: { list, page } })
}

export function reportedStatementById(id: number): Call<ReportedStatement> {
  return callStatement({ params: { id } })
}

export function changeStatement(
  id: number,
  act: StatementAct,
  details: { text?: string | undefined; key: string | undefined },
): Call<ActionResult> {
  return callAct({ params: { id }, body: { act, ...toActFields(details) } })
}
