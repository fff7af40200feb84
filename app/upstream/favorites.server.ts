import { z } from 'zod'
import { success } from '~contract/schemas/envelope'
import { type StatementCard, statementCardList } from './statements.server'
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

const Ids = success(z.array(z.number().int()))

export const favoriteIds: Call<number[]> = {
  api: 'main',
  path: 'microservice/users/statements/favorites/ids',
  answer: Ids,
}

const WithdrawnFavorite = z
  .object({ id: z.number().int(), dynamic_title: z.string() })
  .transform(({ id, dynamic_title }) => ({ id, title: dynamic_title }))

const FavoritePage = z
  .object({
    ...statementCardList,
    total: z.number().int(),
    last_page: z.number().int(),
    // Only our own upstream sends it; others silently omit withdrawn favourites.
    gone: z.array(WithdrawnFavorite).default([]),
  })
  .transform(({ data, total, last_page, gone: withdrawn }) => ({
    cards: data,
    total,
    lastPage: last_page,
    withdrawn,
  }))

export interface FavoritePage {
  cards: StatementCard[]
  total: number
  lastPage: number
  /** Favourites withdrawn by their owners. */
  withdrawn: { id: number; title: string }[]
}

const createPageCall =
  (path: string) =>
  (page: number, perPage: number): Call<FavoritePage> => {
    const query = new URLSearchParams({ page: String(page), per_page: String(perPage) })
    return { api: 'main', path, query, answer: success(FavoritePage) }
  }

export const favoritePage = createPageCall('microservice/users/statements/favorites')
export const hiddenStatementPage = createPageCall('microservice/users/statements/hidden')
