import { z } from 'zod'
import type { Call } from './door.server'
import { success } from './envelope'
import { cardList, type StatementCard } from './statements.server'

const done = success(z.unknown())

function statementsBody(ids: number[]): FormData {
  const form = new FormData()
  for (const id of ids) form.append('statements[]', String(id))
  return form
}

const post =
  (path: string) =>
  (ids: number[]): Call<unknown> => {
    return { api: 'main', method: 'POST', path, body: statementsBody(ids), answer: done }
  }

/** Safe to repeat: what is kept already stays kept. */
export const addFavorites = post('microservice/users/statements/favorites/add')
export const removeFavorites = post('microservice/users/statements/favorites/remove')
export const hideStatements = post('microservice/statements/hide')
export const showStatements = post('microservice/statements/unhide')

const Ids = success(z.array(z.number().int()))

/** Numbers of the statements that the signed-in person keeps. */
export const favoriteIds: Call<number[]> = {
  api: 'main',
  path: 'microservice/users/statements/favorites/ids',
  answer: Ids,
}

const FavoritePage = z
  .object({ ...cardList, total: z.number().int(), last_page: z.number().int() })
  .transform((page) => ({ cards: page.data, total: page.total, lastPage: page.last_page }))

export interface FavoritePage {
  cards: StatementCard[]
  total: number
  lastPage: number
}

/** A page of the statements that the signed-in person keeps, the newest kept first. */
export function favorites(page: number, perPage: number): Call<FavoritePage> {
  const query = new URLSearchParams({ page: String(page), per_page: String(perPage) })
  return {
    api: 'main',
    path: 'microservice/users/statements/favorites',
    query,
    answer: success(FavoritePage),
  }
}
