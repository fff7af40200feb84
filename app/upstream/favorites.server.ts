import type { z } from 'zod'
import { favoriteEndpoints } from '~contract/endpoints/favorites'
import type * as wire from '~contract/schemas/statements'
import { defineCall } from './endpoint-call.server'
import { toStatementCard } from './statements.server'
import type { Call } from './upstream-client.server'

type ListChange = (ids: number[]) => Call<unknown>

const callAdd = defineCall(favoriteEndpoints.add)

const callRemove = defineCall(favoriteEndpoints.remove)

const callHide = defineCall(favoriteEndpoints.hide)

const callUnhide = defineCall(favoriteEndpoints.unhide)

export const addFavorites: ListChange = (statements) => callAdd({ body: { statements } })

export const removeFavorites: ListChange = (statements) => callRemove({ body: { statements } })

export const hideStatements: ListChange = (statements) => callHide({ body: { statements } })

export const unhideStatements: ListChange = (statements) => callUnhide({ body: { statements } })

export const favoriteIds: Call<number[]> = defineCall(favoriteEndpoints.ids)({})

export type FavoritePage = ReturnType<typeof toFavoritePage>

const callFavorites = defineCall(favoriteEndpoints.list, toFavoritePage)

const callHidden = defineCall(favoriteEndpoints.hidden, toFavoritePage)

export function favoritePage(page: number, perPage: number, deal?: number): Call<FavoritePage> {
  return callFavorites({ query: { page, per_page: perPage, deal_types: deal } })
}

export function hiddenStatementPage(page: number, perPage: number): Call<FavoritePage> {
  return callHidden({ query: { page, per_page: perPage } })
}

function toFavoritePage({ data, total, last_page, gone, deal_counts }: z.output<typeof wire.FavoritePage>) {
  return {
    cards: data.map(toStatementCard),
    total,
    lastPage: last_page,
    /** Favourites withdrawn by their owners. */
    withdrawn: gone.map(({ id, dynamic_title }) => ({ id, title: dynamic_title })),
    dealCounts: deal_counts ?? undefined,
  }
}
