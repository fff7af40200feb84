import { FavoriteIds, FavoritePage } from '../schemas/favorites'
import { sample } from './sample'
import { card } from './statements'

export const favoriteSamples = [
  sample('GET /microservice/users/statements/favorites/ids', FavoriteIds, [102, 101]),
  sample('GET /microservice/users/statements/favorites', FavoritePage, {
    data: [card],
    total: 1,
    last_page: 1,
    gone: [{ id: 102, dynamic_title: 'House for sale in Vera' }],
    deal_counts: { 1: 1 },
  }),
  sample('GET /microservice/users/statements/hidden', FavoritePage, { data: [], total: 0, last_page: 1 }),
]
