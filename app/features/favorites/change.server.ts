import type { AppLoadContext } from '@remix-run/node'
import type { Flash } from '../../http/flash.server'
import type { Visitor } from '../../http/visitor.server'
import { isUpstreamError } from '../../upstream/errors'
import {
  addFavorites,
  hideStatements,
  removeFavorites,
  showStatements,
} from '../../upstream/favorites.server'
import { guestKept, keepForGuest } from './guest.server'
import { change } from './kept'
import type { Wish } from './wish'

interface Changed {
  /** What went wrong, to be said on the next page. */
  flash?: Flash
  /** The `Set-Cookie` line of a guest. */
  cookie?: string
}

/**
 * Keeps statements or lets them go, hides them or shows them again: in the account of somebody signed in, in the cookie
 * of a guest.
 */
export async function changeKept(
  visitor: Visitor,
  wish: Wish,
  request: Request,
  context: AppLoadContext,
): Promise<Changed> {
  if (!visitor.signedIn) return changeOfGuest(wish, request, context)
  const { keep, drop, hide, show } = wish
  try {
    if (keep.length > 0) await visitor.call(addFavorites(keep))
    if (drop.length > 0) await visitor.call(removeFavorites(drop))
    if (hide.length > 0) await visitor.call(hideStatements(hide))
    if (show.length > 0) await visitor.call(showStatements(show))
    return cookieOfLeft(wish, request, context)
  } catch (error) {
    if (!isUpstreamError(error)) throw error
    return { flash: keep.length + drop.length > 0 ? 'favorites_failed' : 'hiding_failed' }
  }
}

/** What a browser kept before the sign-in may still wait for its move: it must not bring back what is let go now. */
function cookieOfLeft({ drop, show, showAll }: Wish, request: Request, context: AppLoadContext): Changed {
  const kept = guestKept(request, context)
  if (kept.favorites.length + kept.hidden.length === 0) return {}
  const favorites = change(kept.favorites, [], drop).ids
  const hidden = showAll ? [] : change(kept.hidden, [], show).ids
  return { cookie: keepForGuest({ favorites, hidden }, context) }
}

function changeOfGuest(wish: Wish, request: Request, context: AppLoadContext): Changed {
  const kept = guestKept(request, context)
  const favorites = change(kept.favorites, wish.keep, wish.drop)
  if (favorites.full) return { flash: 'favorites_full' }
  const hidden = wish.showAll ? { ids: [], full: false } : change(kept.hidden, wish.hide, wish.show)
  if (hidden.full) return { flash: 'hidden_full' }
  return { cookie: keepForGuest({ favorites: favorites.ids, hidden: hidden.ids }, context) }
}
