import { Router } from 'express'
import type pg from 'pg'
import type { z } from 'zod'
import { addOperatorAct, listOperatorActs, toActsJson } from '~backend/platform/auth/operator-acts'
import { findApproval, toApprovalJson } from '~backend/platform/auth/operator-approvals'
import { listSessions } from '~backend/platform/auth/sessions'
import { inTransaction } from '~backend/platform/db/transaction'
import { notFound } from '~backend/platform/http/errors'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { toPage, toPaginationJson } from '~backend/platform/http/pagination'
import { MAX_FOUND_USERS, PAST_USER_ACTS } from '~contract/desk'
import { operatorUserEndpoints } from '~contract/endpoints/desk-accounts'
import type { OperatorUser } from '~contract/schemas/operator-users'
import { parseId } from '~contract/values/ids'
import { changeUser, requestOperator } from './change-user'
import { countTimeline, listTimeline } from './timeline'
import { listAllowedUserActs } from './user-rules'
import {
  countUsers,
  countUsersByList,
  findUserDetails,
  listLatestOrders,
  listLatestStatements,
  listUsers,
  searchUsers,
  type UserRow,
} from './user-store'

/** Accounts, their objects, and operators' acts on them. */
export function operatorUserRoutes(pool: pg.Pool): Router {
  const router = Router()

  mountEndpoint(router, operatorUserEndpoints.list, async ({ query }) => {
    const filter = { list: query.list ?? 'all', type: query.type }
    const page = toPage(query)
    const [rows, total, countByList] = await Promise.all([
      listUsers(pool, filter, page),
      countUsers(pool, filter),
      countUsersByList(pool),
    ])
    return {
      data: rows.map(toUserJson),
      count_by_list: countByList,
      ...toPaginationJson(page, rows.length, total),
    }
  })

  mountEndpoint(router, operatorUserEndpoints.search, async ({ body: { text, type } }) => {
    const [{ rows, total }, countByList] = await Promise.all([
      searchUsers(pool, text, type),
      countUsersByList(pool),
    ])
    return {
      data: rows.map(toUserJson),
      count_by_list: countByList,
      ...toPaginationJson({ page: 1, perPage: MAX_FOUND_USERS }, rows.length, total),
    }
  })

  mountEndpoint(router, operatorUserEndpoints.one, async ({ params, userId: operatorId, locale }) => {
    const user = await findUserDetails(pool, parseId(params.id) ?? 0)
    if (!user) throw notFound('User')
    const [statements, orders, sessions, acts, approval, { operators }] = await Promise.all([
      listLatestStatements(pool, user.id),
      listLatestOrders(pool, user.id, locale),
      listSessions(pool, user.id, ''),
      listOperatorActs(pool, 'user', user.id),
      findApproval(pool, ['make_operator'], user.id),
      countUsersByList(pool),
    ])
    return {
      ...toUserJson(user),
      company_code: user.company_code ?? '',
      slug: user.slug ?? '',
      block_reason: user.block_reason,
      blocked_at: user.blocked_at,
      statements_total: user.statements_total,
      orders_total: user.orders_total,
      statements,
      orders,
      sessions: sessions.map(({ device, created_at, last_used_at }) => ({
        device,
        created_at,
        last_used_at,
      })),
      allowed_acts: listAllowedUserActs(user, operatorId, operators),
      approval: toApprovalJson(approval, operatorId),
      acts: toActsJson(acts, PAST_USER_ACTS),
    }
  })

  mountEndpoint(
    router,
    operatorUserEndpoints.timeline,
    async ({ params, query, userId: operatorId, locale }) =>
      inTransaction(pool, async (transaction) => {
        const user = await findUserDetails(transaction, parseId(params.id) ?? 0)
        if (!user) throw notFound('User')
        await addOperatorAct(transaction, {
          operatorId,
          subject: 'user',
          subjectId: user.id,
          act: 'see_timeline',
          before: {},
          after: {},
        })
        const { kind } = query
        const page = toPage(query)
        const rows = await listTimeline(transaction, { userId: user.id, kind, locale }, page)
        const countByKind = await countTimeline(transaction, user.id)
        const total = kind
          ? (countByKind[kind] ?? 0)
          : Object.values(countByKind).reduce((sum, count) => sum + count, 0)
        return {
          data: rows,
          user_name: user.name,
          count_by_kind: countByKind,
          ...toPaginationJson(page, rows.length, total),
        }
      }),
  )

  mountEndpoint(router, operatorUserEndpoints.act, async ({ params, body, userId: operatorId }) => {
    const change = {
      userId: parseId(params.id) ?? 0,
      operatorId,
      act: body.act,
      text: body.text,
      idempotencyKey: body.idempotency_key,
    }
    await inTransaction(pool, (transaction) =>
      body.act === 'make_operator' ? requestOperator(transaction, change) : changeUser(transaction, change),
    )
    return []
  })

  return router
}

function toUserJson(user: UserRow): z.input<typeof OperatorUser> {
  return {
    id: user.id,
    type: user.type,
    name: user.name,
    email: user.email,
    phone_number: user.phone_number ?? '',
    created_at: user.created_at,
    is_operator: user.is_operator,
    awaits_confirmation: user.awaits_confirmation,
    is_blocked: user.is_blocked,
  }
}
