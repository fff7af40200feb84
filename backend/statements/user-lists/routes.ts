import { Router } from 'express'
import type pg from 'pg'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { toPage, toPaginationJson } from '~backend/platform/http/pagination'
import { favoriteEndpoints } from '~contract/endpoints/favorites'
import { getHeading } from '../heading'
import { parseStatementIds } from '../statement-ids'
import type { ToViewerCards } from '../viewer-cards'
import { addToList, countByDeal, listCards, listIds, listWithdrawnFavorites, removeFromList } from './store'

/** Favorites and hidden statements of a user. */
export function userListRoutes(pool: pg.Pool, toViewerCards: ToViewerCards): Router {
  const router = Router()

  mountEndpoint(router, favoriteEndpoints.list, async ({ query, userId, locale }) => {
    const page = toPage(query)
    const { deal_types: dealTypes } = query
    const [rows, counts, withdrawn] = await Promise.all([
      listCards(pool, 'favorites', userId, { ...page, dealTypes }, locale),
      countByDeal(pool, 'favorites', userId),
      listWithdrawnFavorites(pool, userId),
    ])
    const counted = dealTypes.length > 0 ? dealTypes.map((id) => counts[id] ?? 0) : Object.values(counts)
    return {
      data: await toViewerCards(rows, locale, userId),
      ...toPaginationJson(page, rows.length, sum(counted)),
      gone: withdrawn.map((row) => ({ id: row.id, dynamic_title: getHeading(row).titles[locale] })),
      deal_counts: counts,
    }
  })

  mountEndpoint(router, favoriteEndpoints.ids, ({ userId }) => listIds(pool, 'favorites', userId))

  mountEndpoint(router, favoriteEndpoints.add, async ({ body, userId }) =>
    addToList(pool, 'favorites', userId, parseStatementIds(body.statements)),
  )

  mountEndpoint(router, favoriteEndpoints.remove, async ({ body, userId }) =>
    removeFromList(pool, 'favorites', userId, parseStatementIds(body.statements)),
  )

  mountEndpoint(router, favoriteEndpoints.hidden, async ({ query, userId, locale }) => {
    const page = toPage(query)
    const [rows, counts] = await Promise.all([
      listCards(pool, 'hidden', userId, page, locale),
      countByDeal(pool, 'hidden', userId),
    ])
    return {
      data: await toViewerCards(rows, locale, userId),
      ...toPaginationJson(page, rows.length, sum(Object.values(counts))),
    }
  })

  mountEndpoint(router, favoriteEndpoints.hiddenIds, ({ userId }) => listIds(pool, 'hidden', userId))

  mountEndpoint(router, favoriteEndpoints.hide, async ({ body, userId }) => {
    const { added: hidden, total } = await addToList(
      pool,
      'hidden',
      userId,
      parseStatementIds(body.statements),
    )
    return { hidden, total }
  })

  mountEndpoint(router, favoriteEndpoints.unhide, async ({ body, userId }) => {
    const { removed: shown, total } = await removeFromList(
      pool,
      'hidden',
      userId,
      parseStatementIds(body.statements),
    )
    return { shown, total }
  })

  return router
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
