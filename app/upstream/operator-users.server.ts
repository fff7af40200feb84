import type { z } from 'zod'
import type { AccountType } from '~contract/accounts'
import type { UserAct, UserList } from '~contract/operator-users'
import { success } from '~contract/schemas/envelope'
import * as wire from '~contract/schemas/operator-users'
import { rowsOf } from '~contract/schemas/rows'
import { itemPath } from './item-path'
import { operatorAct } from './operator-act'
import { toApproval } from './operator-approvals.server'
import { type ActionResult, type Refusal, refusalResponses } from './refusals'
import type { Call } from './upstream-client.server'

const PATH = 'operator/users'

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

const UserPage = wire.OperatorUserPage.extend({ data: rowsOf(wire.OperatorUser) }).transform((page) => ({
  users: page.data.map(toSummary),
  total: page.total,
  lastPage: page.last_page,
  countByList: page.count_by_list,
}))

export type OperatorUserPage = z.output<typeof UserPage>
export type OperatorUser = OperatorUserPage['users'][number]

const Details = wire.OperatorUserDetails.transform((user) => ({
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
}))

export type OperatorUserDetails = z.output<typeof Details>

export interface UserQuery {
  list: UserList
  type: AccountType | undefined
  page: number
}

export function operatorUserPage({ list, type, page }: UserQuery): Call<OperatorUserPage> {
  const query = new URLSearchParams({ list, page: String(page) })
  if (type) query.set('type', type)
  return { api: 'main', path: PATH, query, answer: success(UserPage) }
}

type SearchResult = { ok: true; page: OperatorUserPage } | Refusal

export function searchOperatorUsers(text: string, type: AccountType | undefined): Call<SearchResult> {
  return {
    api: 'main',
    method: 'POST',
    path: `${PATH}/search`,
    body: { text, ...(type && { type }) },
    answer: success(UserPage).transform((page): SearchResult => ({ ok: true, page })),
    refusals: refusalResponses,
  }
}

export function operatorUserById(id: number): Call<OperatorUserDetails> {
  return { api: 'main', ...itemPath(PATH, id), answer: success(Details) }
}

export function changeUser(
  id: number,
  act: UserAct,
  details: { text?: string | undefined; key: string | undefined },
): Call<ActionResult> {
  return operatorAct(itemPath(PATH, id, '/acts'), act, details)
}
