import type { AppLoadContext } from '@remix-run/node'
import type { Flash } from '../../http/flash.server'
import type { Visitor } from '../../http/visitor.server'
import { isUpstreamError } from '../../upstream/errors'
import { addFavorites, removeFavorites } from '../../upstream/favorites.server'
import { guestKept, keepForGuest } from './guest.server'
import { change } from './kept'

interface Changed {
  /** What went wrong, to be said on the next page. */
  flash?: Flash
  /** The `Set-Cookie` line of a guest. */
  cookie?: string
}

interface Wish {
  id: number
  keep: boolean
}

/** Keeps a statement or lets it go: in the account of somebody signed in, in the cookie of a guest. */
export async function changeFavorite(
  visitor: Visitor,
  { id, keep }: Wish,
  request: Request,
  context: AppLoadContext,
): Promise<Changed> {
  if (!visitor.signedIn) {
    const kept = guestKept(request, context)
    const { ids, full } = change(kept.favorites, id, keep)
    return full ? { flash: 'favorites_full' } : { cookie: keepForGuest({ ...kept, favorites: ids }, context) }
  }
  try {
    await visitor.call(keep ? addFavorites([id]) : removeFavorites([id]))
    return {}
  } catch (error) {
    if (!isUpstreamError(error)) throw error
    return { flash: 'favorites_failed' }
  }
}

/**
 * After sign-in what the browser kept moves into the account. Adding is safe to repeat, and the cookie is emptied only
 * when the account has it all, so nothing is lost and nothing is there twice.
 */
export async function mergeFavorites(
  visitor: Visitor,
  request: Request,
  context: AppLoadContext,
): Promise<string | undefined> {
  if (!visitor.signedIn) return undefined
  const kept = guestKept(request, context)
  if (kept.favorites.length === 0) return undefined
  const added = visitor.call(addFavorites(kept.favorites)).then(() => true)
  const done = await visitor.optional('favorites of a guest', added)
  return done ? keepForGuest({ ...kept, favorites: [] }, context) : undefined
}
