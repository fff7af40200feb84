import type { AppLoadContext } from '@remix-run/node'
import type { FlashName } from '~/session/flash.server'
import type { Visitor } from '~/session/visitor.server'
import { addFavorites, hideStatements, removeFavorites, unhideStatements } from '~/upstream/favorites.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import type { FavoritesChange } from './favorites-change'
import { changeIds } from './guest-favorites'
import { guestFavoritesCookie, readGuestFavorites } from './guest-favorites-cookie.server'

interface ChangeResult {
  flash?: FlashName
  /** `Set-Cookie` line of a guest. */
  cookie?: string
}

/** Applies changes to favourites and hidden statements: in the account, or in a guest's cookie. */
export async function applyFavoritesChange(
  visitor: Visitor,
  change: FavoritesChange,
  request: Request,
  context: AppLoadContext,
): Promise<ChangeResult> {
  if (!visitor.isSignedIn) return applyGuestChange(change, request, context)
  const { keep, drop } = change
  try {
    await sendFavoritesChange(visitor, change)
    return updateGuestCookie(change, request, context)
  } catch (error) {
    if (!isUpstreamError(error)) throw error
    return { flash: keep.length + drop.length > 0 ? 'favorites_failed' : 'hiding_failed' }
  }
}

/** Changes the account's lists. Adds before it removes, so that a failure between loses nothing. */
export async function sendFavoritesChange(
  visitor: Visitor,
  { keep, hide, drop, show }: Omit<FavoritesChange, 'showAll'>,
): Promise<void> {
  if (keep.length > 0) await visitor.call(addFavorites(keep))
  if (hide.length > 0) await visitor.call(hideStatements(hide))
  if (drop.length > 0) await visitor.call(removeFavorites(drop))
  if (show.length > 0) await visitor.call(unhideStatements(show))
}

/**
 * Updates a cookie that is not merged into the account yet, so that it cannot restore what was just removed.
 */
function updateGuestCookie(
  { drop, show, showAll }: FavoritesChange,
  request: Request,
  context: AppLoadContext,
): ChangeResult {
  const guestFavorites = readGuestFavorites(request, context)
  if (guestFavorites.favorites.length + guestFavorites.hidden.length === 0) return {}
  const favorites = changeIds(guestFavorites.favorites, [], drop).ids
  const hidden = showAll ? [] : changeIds(guestFavorites.hidden, [], show).ids
  return { cookie: guestFavoritesCookie({ favorites, hidden }, context) }
}

function applyGuestChange(change: FavoritesChange, request: Request, context: AppLoadContext): ChangeResult {
  const guestFavorites = readGuestFavorites(request, context)
  const favorites = changeIds(guestFavorites.favorites, change.keep, change.drop)
  if (favorites.full) return { flash: 'favorites_full' }
  const hidden = change.showAll
    ? { ids: [], full: false }
    : changeIds(guestFavorites.hidden, change.hide, change.show)
  if (hidden.full) return { flash: 'hidden_full' }
  return { cookie: guestFavoritesCookie({ favorites: favorites.ids, hidden: hidden.ids }, context) }
}
