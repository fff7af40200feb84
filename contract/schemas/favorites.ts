import { z } from 'zod'
import { countedPageOf } from './envelope'
import { id } from './primitives'
import { StatementCard } from './statements'

/** `GET /microservice/users/statements/favorites/ids` */
export const FavoriteIds = z.array(id)

/** `GET /microservice/users/statements/favorites` and `/microservice/users/statements/hidden` */
export const FavoritePage = countedPageOf(StatementCard).extend({
  // Withdrawn favourites: our own upstream lists them, others silently omit them.
  gone: z.array(z.object({ id, dynamic_title: z.string() })).default([]),
})
