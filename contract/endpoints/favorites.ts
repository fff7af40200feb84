import { z } from 'zod'
import { wordList } from '../forms/field-schemas'
import { card } from '../samples/statements'
import { FavoriteIds, FavoritePage } from '../schemas/statements'
import { defineEndpoint } from './endpoint'
import { idList, paging } from './fields'

export const favoriteEndpoints = {
  list: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'microservice/users/statements/favorites',
    access: 'user',
    summary: 'Page of the favourites of the user',
    query: z.object({ ...paging(), deal_types: idList }),
    answer: FavoritePage,
    samples: [
      {
        data: [card],
        total: 1,
        last_page: 1,
        gone: [{ id: 102, dynamic_title: 'House for sale in Vera' }],
        deal_counts: { 1: 1 },
      },
    ],
  }),

  ids: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'microservice/users/statements/favorites/ids',
    access: 'user',
    summary: 'Ids of all favourites of the user',
    answer: FavoriteIds,
    samples: [[102, 101]],
  }),

  add: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'microservice/users/statements/favorites/add',
    access: 'user',
    summary: 'Adds statements to the favourites; safe to repeat',
    body: { encoding: 'form', fields: z.object({ statements: wordList() }) },
    answer: z.unknown(),
    samples: [],
    isSpecified: true,
  }),

  remove: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'microservice/users/statements/favorites/remove',
    access: 'user',
    summary: 'Removes statements from the favourites; safe to repeat',
    body: { encoding: 'form', fields: z.object({ statements: wordList() }) },
    answer: z.unknown(),
    samples: [],
  }),

  hidden: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'microservice/users/statements/hidden',
    access: 'user',
    summary: 'Page of the statements hidden by the user',
    query: z.object(paging()),
    answer: FavoritePage,
    samples: [{ data: [], total: 0, last_page: 1 }],
  }),

  hiddenIds: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'microservice/users/statements/hidden/ids',
    access: 'user',
    summary: 'Ids of all statements hidden by the user',
    answer: FavoriteIds,
    samples: [[103]],
  }),

  hide: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'microservice/statements/hide',
    access: 'user',
    summary: 'Hides statements from the user; safe to repeat',
    body: { encoding: 'form', fields: z.object({ statements: wordList() }) },
    answer: z.unknown(),
    samples: [],
    isSpecified: true,
  }),

  unhide: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'microservice/statements/unhide',
    access: 'user',
    summary: 'Shows hidden statements again; safe to repeat',
    body: { encoding: 'form', fields: z.object({ statements: wordList() }) },
    answer: z.unknown(),
    samples: [],
  }),
}
