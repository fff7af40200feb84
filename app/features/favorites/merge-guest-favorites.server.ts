import type { AppLoadContext } from '@remix-run/node'
import type { FlashName } from '~/session/flash.server'
import type { Visitor } from '~/session/visitor.server'
import { addFavorites, hideStatements } from '~/upstream/favorites.server'
import type { Call } from '~/upstream/upstream-client.server'
import { guestFavoritesCookie, readGuestFavorites } from './guest-favorites-cookie.server'

interface MergeResult {
  cookie: string
  flash: FlashName
}

const pendingMerges = new WeakMap<AppLoadContext, Promise<MergeResult | undefined>>()

/**
 * Merges the guest's cookie into the account once per request. Safe to repeat: the cookie loses only ids that
 * the account has confirmed.
 */
export function mergeGuestFavorites(
  visitor: Visitor,
  request: Request,
  context: AppLoadContext,
): Promise<MergeResult | undefined> {
  const known = pendingMerges.get(context)
  if (known) return known
  const merged = moveToAccount(visitor, request, context)
  pendingMerges.set(context, merged)
  return merged
}

async function moveToAccount(visitor: Visitor, request: Request, context: AppLoadContext) {
  if (!visitor.isSignedIn) return undefined
  const { favorites, hidden } = readGuestFavorites(request, context)
  const move = async (listName: string, ids: number[], call: (ids: number[]) => Call<unknown>) => {
    if (ids.length === 0) return false
    const moved = visitor.call(call(ids)).then(() => true)
    return (await visitor.optional(listName, moved)) ?? false
  }
  const [favoritesMoved, hiddenMoved] = await Promise.all([
    move('favorites of a guest', favorites, addFavorites),
    move('hidden statements of a guest', hidden, hideStatements),
  ])
  if (!favoritesMoved && !hiddenMoved) return undefined
  const remaining = { favorites: favoritesMoved ? [] : favorites, hidden: hiddenMoved ? [] : hidden }
  const flash: FlashName =
    favoritesMoved && hiddenMoved
      ? 'favorites_and_hidden_merged'
      : favoritesMoved
        ? 'favorites_merged'
        : 'hidden_merged'
  return { cookie: guestFavoritesCookie(remaining, context), flash }
}
