import { z } from 'zod'
import { success } from '~contract/schemas/envelope'
import * as wire from '~contract/schemas/favorites'
import { toStatementCard } from './statements.server'
import type { Call } from './upstream-client.server'

const emptySuccess = success(z.unknown())

function toStatementsForm(ids: number[]): FormData {
  const form = new FormData()
  for (const id of ids) form.append('statements[]', String(id))
  return form
}

const createListChange =
  (path: string) =>
  (ids: number[]): Call<unknown> => {
    return { api: 'main', method: 'POST', path, body: toStatementsForm(ids), answer: emptySuccess }
  }

export const addFavorites = createListChange('microservice/users/statements/favorites/add')
export const removeFavorites = createListChange('microservice/users/statements/favorites/remove')
export const hideStatements = createListChange('microservice/statements/hide')
export const unhideStatements = createListChange('microservice/statements/unhide')

export const favoriteIds: Call<number[]> = {
  api: 'main',
  path: 'microservice/users/statements/favorites/ids',
  answer: success(wire.FavoriteIds),
}

const FavoritePage = wire.FavoritePage.transform(({ data, total, last_page, gone, deal_counts }) => ({
  cards: data.map(toStatementCard),
  total,
  lastPage: last_page,
  /** Favourites withdrawn by their owners. */
  withdrawn: gone.map(({ id, dynamic_title }) => ({ id, title: dynamic_title })),
  dealCounts: deal_counts ?? undefined,
}))

export type FavoritePage = z.output<typeof FavoritePage>

const createPageCall =
  (path: string) =>
  (page: number, perPage: number, deal?: number): Call<FavoritePage> => {
    const query = new URLSearchParams({ page: String(page), per_page: String(perPage) })
    if (deal !== undefined) query.set('deal_types', String(deal))
    return { api: 'main', path, query, answer: success(FavoritePage) }
  }

export const favoritePage = createPageCall('microservice/users/statements/favorites')
export const hiddenStatementPage = createPageCall('microservice/users/statements/hidden')
