import { Router } from 'express'
import type pg from 'pg'
import { notFound } from '~backend/platform/http/errors'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { toPage, toPaginationJson } from '~backend/platform/http/pagination'
import { parseQuery } from '~backend/platform/http/query'
import { parseOrder } from '~backend/search/order'
import type { BodyOf } from '~contract/endpoints/endpoint'
import { ownStatementEndpoints } from '~contract/endpoints/own-statements'
import { WITHDRAWN_STEP } from '~contract/freshness'
import type { AnswerOf } from '~contract/schemas/envelope'
import type { PriceChange } from '~contract/schemas/price-doubts'
import { OWN_STATEMENT_ACTIONS, OWN_STATEMENT_STATUSES, STATISTICS_PERIODS } from '~contract/statements'
import { isId, parseId } from '~contract/values/ids'
import { parseStatementIds } from '../statement-ids'
import { pairWithCards, type ToViewerCards } from '../viewer-cards'
import { applyOwnAction, type OnDeleted } from './actions'
import { toOwnFilter } from './filter'
import { closeStatement } from './price'
import { findStatistics } from './statistics'
import { countOwnStatements, listOwners, listOwnStatements } from './store'

interface OwnStatementActs {
  onDeleted: OnDeleted
  changePrice: (
    userId: number,
    id: number | undefined,
    body: BodyOf<typeof ownStatementEndpoints.changePrice>,
  ) => Promise<AnswerOf<typeof PriceChange>>
}

export function ownStatementRoutes(
  pool: pg.Pool,
  toViewerCards: ToViewerCards,
  { onDeleted, changePrice }: OwnStatementActs,
): Router {
  const router = Router()

  mountEndpoint(router, ownStatementEndpoints.list, async ({ query, userId, locale, request }) => {
    const [filter, page] = [toOwnFilter(query), toPage(query)]
    const owners = await listOwners(pool, userId, filter)
    const [rows, counts] = await Promise.all([
      listOwnStatements(pool, owners, filter, parseOrder(parseQuery(request)), page, locale),
      countOwnStatements(pool, owners, filter),
    ])
    const cards = await toViewerCards(rows, locale, userId)
    const all = OWN_STATEMENT_STATUSES.reduce((sum, status) => sum + counts[status], 0)
    return {
      data: pairWithCards(rows, cards).map(({ row, card }) => {
        const ownFields = {
          status: row.lifecycle_status,
          closed_as: row.closed_as,
          final_price: row.user_id === userId ? row.final_price : null,
          block_reason: row.block_reason,
          created_at: row.created_at,
          expires_at: row.expires_at,
          is_withdrawn: row.lifecycle_status === 'hidden' && row.unconfirmed_step === WITHDRAWN_STEP,
          views: row.views,
          phone_views: row.phone_views,
          favorites_count: row.favorites_count,
          client: row.client,
          agent: row.user_id === userId ? null : { id: row.user_id, name: row.owner },
        }
        return { ...card, ...ownFields }
      }),
      counts: { all, ...counts },
      ...toPaginationJson(page, rows.length, filter.status ? counts[filter.status] : all),
    }
  })

  mountEndpoint(router, ownStatementEndpoints.statistics, async ({ params, query, userId }) => {
    const id = Number(params.id)
    if (!isId(id)) throw notFound('Statement')
    return findStatistics(pool, { userId, id, days: Number(query.days ?? STATISTICS_PERIODS[0]) })
  })

  mountEndpoint(router, ownStatementEndpoints.changePrice, async ({ params, body, userId }) =>
    changePrice(userId, parseId(params.id), body),
  )

  mountEndpoint(router, ownStatementEndpoints.close, async ({ params, body, userId }) => {
    await closeStatement(pool, userId, parseId(params.id), body)
    return []
  })

  mountEndpoint(router, ownStatementEndpoints.act, async ({ params, body, userId }) => {
    const action = OWN_STATEMENT_ACTIONS.find((one) => one === params.action)
    if (!action) throw notFound('Act')
    return applyOwnAction(pool, { userId, action, ids: parseStatementIds(body.statements), onDeleted })
  })

  return router
}
