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

const Gone = z
  .object({ id: z.number().int(), dynamic_title: z.string() })
  .transform(({ id, dynamic_title }) => ({ id, title: dynamic_title }))

const KeptPage = z
  .object({
    ...cardList,
    total: z.number().int(),
    last_page: z.number().int(),
    // Only our own upstream tells it; elsewhere a withdrawn favourite is silently missing.
    gone: z.array(Gone).default([]),
  })
  .transform(({ data, total, last_page, gone }) => ({ cards: data, total, lastPage: last_page, gone }))

export interface KeptPage {
  cards: StatementCard[]
  total: number
  lastPage: number
  /** Favourites that their owners withdrew. */
  gone: { id: number; title: string }[]
}

const page =
  (path: string) =>
  (page: number, perPage: number): Call<KeptPage> => {
    const query = new URLSearchParams({ page: String(page), per_page: String(perPage) })
    return { api: 'main', path, query, answer: success(KeptPage) }
  }

/** A page of the statements that the signed-in person keeps, the newest kept first. */
export const favorites = page('microservice/users/statements/favorites')
/** A page of those they have hidden, the one hidden last first. */
export const hiddenStatements = page('microservice/users/statements/hidden')
