import { readGuestFavorites } from '~/features/favorites/index.server'
import { getVisitor, type RequestAndContext } from '~/session/visitor.server'
import { favoriteIds } from '~/upstream/favorites.server'
import { MAX_WATCHED_PRICES } from '~contract/watched-prices'

/** Returns the favourites of this device, or of the account; the last added ones if there are too many. */
export async function listPresentFavorites({ request, context }: RequestAndContext): Promise<number[]> {
  const visitor = getVisitor({ request, context })
  const ids = (await visitor.user())
    ? await visitor.call(favoriteIds)
    : readGuestFavorites(request, context).favorites.toReversed()
  return ids.slice(0, MAX_WATCHED_PRICES)
}
