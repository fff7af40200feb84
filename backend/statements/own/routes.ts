import { Router } from 'express'
import type pg from 'pg'
import type { z } from 'zod'
import { requireUserId, userHandler } from '~backend/platform/auth/authenticate'
import { parseBody, readBody } from '~backend/platform/http/body'
import { notFound } from '~backend/platform/http/errors'
import { jsonHandler } from '~backend/platform/http/json-handler'
import { getLocale } from '~backend/platform/http/locale'
import { parsePage, toPaginationJson } from '~backend/platform/http/pagination'
import { getPathId } from '~backend/platform/http/path-id'
import { parseQuery, type QueryParams } from '~backend/platform/http/query'
import { parseOrder } from '~backend/search/order'
import { OWN_STATEMENT_ACTIONS, OWN_STATEMENT_STATUSES } from '~contract/own-statements'
import type { AnswerOf } from '~contract/schemas/envelope'
import type { OwnStatementPage } from '~contract/schemas/own-statements'
import type { PriceChange as PriceChangeSchema } from '~contract/schemas/price-doubts'
import { isId } from '~contract/values/ids'
import { parseStatementIds } from '../statement-ids'
import { pairWithCards, type ToViewerCards } from '../viewer-cards'
import { applyOwnAction, type OnDeleted } from './actions'
import { parseOwnFilter } from './filter'
import { closeStatement } from './price'
import { listDayStatistics } from './statistics'
import { countOwnStatements, listOwners, listOwnStatements } from './store'

type PriceChange = z.input<typeof PriceChangeSchema>

interface OwnStatementActs {
  onDeleted: OnDeleted
  changePrice: (userId: number, id: number | undefined, body: QueryParams) => Promise<PriceChange>
}

export function ownStatementRoutes(
  pool: pg.Pool,
  toViewerCards: ToViewerCards,
  { onDeleted, changePrice }: OwnStatementActs,
): Router {
  const router = Router()

  router.get(
    '/',
    userHandler(async (request, userId): Promise<AnswerOf<typeof OwnStatementPage>> => {
      const query = parseQuery(request)
      const filter = parseOwnFilter(query)
      const page = parsePage(query)
      const locale = getLocale(request)
      const owners = await listOwners(pool, userId, filter)
      const [rows, counts] = await Promise.all([
        listOwnStatements(pool, owners, filter, parseOrder(query), page, locale),
        countOwnStatements(pool, owners, filter),
      ])
      const cards = await toViewerCards(rows, locale, userId)
      const all = OWN_STATEMENT_STATUSES.reduce((sum, status) => sum + counts[status], 0)
      return {
        data: pairWithCards(rows, cards).map(({ row, card }) => {
          const ownFields = {
            status: row.lifecycle_status,
            closed_as: row.closed_as,
            final_price: filter.agent === undefined ? row.final_price : null,
            block_reason: row.block_reason,
            created_at: row.created_at,
            expires_at: row.expires_at,
            vip_until: row.vip_until,
            views: row.views,
            phone_views: row.phone_views,
            favorites_count: row.favorites_count,
            client: row.client,
            agent: filter.agent === undefined ? null : { id: row.user_id, name: row.owner },
          }
          return { ...card, ...ownFields }
        }),
        counts: { all, ...counts },
        ...toPaginationJson(page, rows.length, filter.status ? counts[filter.status] : all),
      }
    }),
  )

  router.get(
    '/:id/statistics',
    userHandler(async (request, userId) => {
      const id = Number(request.params.id)
      if (!isId(id)) throw notFound('Statement')
      return listDayStatistics(pool, userId, id)
    }),
  )

  router.post(
    '/:id/price',
    readBody,
    userHandler(async (request, userId) => changePrice(userId, getPathId(request), await parseBody(request))),
  )

  router.post(
    '/:id/close',
    readBody,
    userHandler(async (request, userId) => {
      await closeStatement(pool, userId, getPathId(request), await parseBody(request))
      return []
    }),
  )

  router.post(
    '/:action',
    readBody,
    jsonHandler(async (request, response) => {
      const action = OWN_STATEMENT_ACTIONS.find((one) => one === request.params.action)
      if (!action) throw notFound('Act')
      const userId = await requireUserId(response)
      const ids = parseStatementIds((await parseBody(request)).get('statements') ?? [])
      return applyOwnAction(pool, { userId, action, ids, onDeleted })
    }),
  )

  return router
}
