import type { z } from 'zod'
import type { AccountType } from '~contract/accounts'
import type { TimelineKind, UserAct, UserList } from '~contract/desk'
import { operatorUserEndpoints } from '~contract/endpoints/desk-accounts'
import type * as wire from '~contract/schemas/operator-users'
import { defineAction, defineCall } from './endpoint-call.server'
import { toActFields } from './operator-act'
import { toApproval } from './operator-approvals.server'
import type { ActionResult, Refusal } from './refusals'
import type { Call } from './upstream-client.server'

const toSummary = (user: z.output<typeof wire.OperatorUser>) => ({
  id: user.id,
  type: user.type,
  name: user.name,
  email: user.email,
  phone: user.phone_number,
  registeredAt: user.created_at,
  isOperator: user.is_operator,
  awaitsConfirmation: user.awaits_confirmation,
  isBlocked: user.is_blocked,
})

const toUserPage = (page: z.output<typeof wire.OperatorUserPage>) => ({
  users: page.data.map(toSummary),
  total: page.total,
  lastPage: page.last_page,
  countByList: page.count_by_list,
})

export type OperatorUserPage = ReturnType<typeof toUserPage>

export type OperatorUser = OperatorUserPage['users'][number]

const toUserDetails = (user: z.output<typeof wire.OperatorUserDetails>) => ({
  ...toSummary(user),
  companyCode: user.company_code,
  slug: user.slug,
  blockReason: user.block_reason,
  blockedAt: user.blocked_at ?? undefined,
  statementsTotal: user.statements_total,
  ordersTotal: user.orders_total,
  statements: user.statements.map(({ id, is_public, created_at }) => ({
    id,
    isPublic: is_public,
    at: created_at,
  })),
  orders: user.orders.map(({ id, name, is_open, created_at }) => ({
    id,
    name,
    isOpen: is_open,
    at: created_at,
  })),
  sessions: user.sessions.map(({ device, created_at, last_used_at }) => ({
    device,
    createdAt: created_at,
    lastUsedAt: last_used_at,
  })),
  allowedActs: user.allowed_acts,
  approval: user.approval ? toApproval(user.approval) : undefined,
  acts: user.acts.map(({ created_at: at, ...act }) => ({ ...act, at })),
})

export type OperatorUserDetails = ReturnType<typeof toUserDetails>

export interface UserQuery {
  list: UserList
  type: AccountType | undefined
  page: number
}

const callPage = defineCall(operatorUserEndpoints.list, toUserPage)

const callSearch = defineAction(operatorUserEndpoints.search, (page) => ({ page: toUserPage(page) }))

const callUser = defineCall(operatorUserEndpoints.one, toUserDetails)

const callTimeline = defineCall(operatorUserEndpoints.timeline, (page) => ({
  rows: page.data.map(({ created_at: at, amount, ...row }) => ({ ...row, amount: amount ?? undefined, at })),
  userName: page.user_name,
  countByKind: page.count_by_kind,
  lastPage: page.last_page,
}))

const callAct = defineAction(operatorUserEndpoints.act)

export function operatorUserPage({ list, type, page }: UserQuery): Call<OperatorUserPage> {
  return callPage({ query: { list, page, type } })
}

export function searchOperatorUsers(
  text: string,
  type: AccountType | undefined,
): Call<{ ok: true; page: OperatorUserPage } | Refusal> {
  return callSearch({ body: { text, type } })
}

export function operatorUserById(id: number): Call<OperatorUserDetails> {
  return callUser({ params: { id } })
}

export function changeUser(
  id: number,
  act: UserAct,
  details: { text?: string | undefined; key: string | undefined },
): Call<ActionResult> {
  return callAct({ params: { id }, body: { act, ...toActFields(details) } })
}

export interface TimelineQuery {
  kind: TimelineKind | undefined
  page: number
}

/** Requests what a user did, latest first. */
export const userTimeline = (id: number, { kind, page }: TimelineQuery) =>
  callTimeline({ params: { id }, query: { kind, page } })

export type UserTimeline =
  Awaited<ReturnType<typeof userTimeline>> extends Call<infer Timeline> ? Timeline : never
