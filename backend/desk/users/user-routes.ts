import { Router } from 'express'
import type pg from 'pg'
import { z } from 'zod'
import { requireOperator, requireUserId } from '~backend/platform/auth/authenticate'
import { listOperatorActs, toActsJson } from '~backend/platform/auth/operator-acts'
import { findApproval, toApprovalJson } from '~backend/platform/auth/operator-approvals'
import { listSessions } from '~backend/platform/auth/sessions'
import { inTransaction } from '~backend/platform/db/transaction'
import { parseBody, readBody } from '~backend/platform/http/body'
import { notFound } from '~backend/platform/http/errors'
import { parseForm } from '~backend/platform/http/form'
import { jsonHandler } from '~backend/platform/http/json-handler'
import { getLocale } from '~backend/platform/http/locale'
import { parsePage, toPaginationJson } from '~backend/platform/http/pagination'
import { getPathId } from '~backend/platform/http/path-id'
import { getText, parseQuery } from '~backend/platform/http/query'
import { ACCOUNT_TYPES } from '~contract/accounts'
import { idempotencyKey, optionalText, REQUIRED, requiredText } from '~contract/endpoints/fields'
import {
  MAX_FOUND_USERS,
  MAX_USER_SEARCH_LENGTH,
  MAX_USER_TEXT_LENGTH,
  MIN_USER_SEARCH_LENGTH,
  PAST_USER_ACTS,
  USER_ACTS,
  USER_LISTS,
  WRITTEN_USER_ACTS,
} from '~contract/operator-users'
import type { OperatorUser, OperatorUserDetails, OperatorUserPage } from '~contract/schemas/operator-users'
import { changeUser, requestOperator } from './change-user'
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

const SearchForm = z.object({
  text: requiredText(MAX_USER_SEARCH_LENGTH).refine(
    (text) => [...text].length >= MIN_USER_SEARCH_LENGTH,
    `must have ${MIN_USER_SEARCH_LENGTH} characters`,
  ),
  type: z.preprocess((type) => type || undefined, z.enum(ACCOUNT_TYPES, 'must be a kind').optional()),
})

const ActForm = z
  .object({
    act: z.enum(USER_ACTS, 'must be an act'),
    text: optionalText(MAX_USER_TEXT_LENGTH),
    idempotency_key: idempotencyKey,
  })
  .refine(({ act, text }) => text || !WRITTEN_USER_ACTS.includes(act), { path: ['text'], message: REQUIRED })

/** `/operator/users`: accounts, their objects, and operators' acts on them. */
export function operatorUserRoutes(pool: pg.Pool): Router {
  return Router()
    .use(requireOperator)
    .get(
      '/',
      jsonHandler(async (request): Promise<z.input<typeof OperatorUserPage>> => {
        const query = parseQuery(request)
        const filter = {
          list: USER_LISTS.find((list) => list === getText(query, 'list')) ?? 'all',
          type: ACCOUNT_TYPES.find((type) => type === getText(query, 'type')),
        }
        const page = parsePage(query)
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
      }),
    )
    .post(
      // POST, because search texts are personal and paths are logged.
      '/search',
      readBody,
      jsonHandler(async (request): Promise<z.input<typeof OperatorUserPage>> => {
        const { text, type } = parseForm(SearchForm, await parseBody(request))
        const [{ rows, total }, countByList] = await Promise.all([
          searchUsers(pool, text, type),
          countUsersByList(pool),
        ])
        return {
          data: rows.map(toUserJson),
          count_by_list: countByList,
          ...toPaginationJson({ page: 1, perPage: MAX_FOUND_USERS }, rows.length, total),
        }
      }),
    )
    .get(
      '/:id',
      jsonHandler(async (request, response): Promise<z.input<typeof OperatorUserDetails>> => {
        const user = await findUserDetails(pool, getPathId(request) ?? 0)
        if (!user) throw notFound('User')
        const operatorId = await requireUserId(response)
        const [statements, orders, sessions, acts, approval, { operators }] = await Promise.all([
          listLatestStatements(pool, user.id),
          listLatestOrders(pool, user.id, getLocale(request)),
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
      }),
    )
    .post(
      '/:id/acts',
      readBody,
      jsonHandler(async (request, response) => {
        const form = parseForm(ActForm, await parseBody(request))
        const operatorId = await requireUserId(response)
        const change = {
          userId: getPathId(request) ?? 0,
          operatorId,
          act: form.act,
          text: form.text,
          idempotencyKey: form.idempotency_key,
        }
        await inTransaction(pool, (transaction) =>
          form.act === 'make_operator'
            ? requestOperator(transaction, change)
            : changeUser(transaction, change),
        )
        return []
      }),
    )
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
