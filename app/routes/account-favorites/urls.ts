const FAVORITES_PATH = '/account/favorites'

export interface FavoritesQuery {
  hidden: boolean
  page: number
}

export function favoritesUrl({ hidden, page }: FavoritesQuery): string {
  const searchParams = new URLSearchParams()
  if (hidden) searchParams.set('hidden', '1')
  if (page > 1) searchParams.set('page', String(page))
  return searchParams.size > 0 ? `${FAVORITES_PATH}?${searchParams}` : FAVORITES_PATH
}
