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
  keep: number[]
  drop: number[]
}

/** Keeps statements or lets them go: in the account of somebody signed in, in the cookie of a guest. */
export async function changeFavorites(
  visitor: Visitor,
  { keep, drop }: Wish,
  request: Request,
  context: AppLoadContext,
): Promise<Changed> {
  if (!visitor.signedIn) {
    const kept = guestKept(request, context)
    const { ids, full } = change(kept.favorites, keep, drop)
    return full ? { flash: 'favorites_full' } : { cookie: keepForGuest({ ...kept, favorites: ids }, context) }
  }
  try {
    if (keep.length > 0) await visitor.call(addFavorites(keep))
    if (drop.length > 0) await visitor.call(removeFavorites(drop))
    return {}
  } catch (error) {
    if (!isUpstreamError(error)) throw error
    return { flash: 'favorites_failed' }
  }
}

const merging = new WeakMap<AppLoadContext, Promise<string | undefined>>()

/**
 * After sign-in what the browser kept moves into the account. Adding is safe to repeat, and the cookie is emptied only
 * when the account has it all, so nothing is lost and nothing is there twice. Loaders of one request share the move.
 * @returns the `Set-Cookie` line that empties the cookie, when something was moved
 */
export function mergeFavorites(
  visitor: Visitor,
  request: Request,
  context: AppLoadContext,
): Promise<string | undefined> {
  const known = merging.get(context)
  if (known) return known
  const merged = merge(visitor, request, context)
  merging.set(context, merged)
  return merged
}

async function merge(visitor: Visitor, request: Request, context: AppLoadContext) {
  if (!visitor.signedIn) return undefined
  const kept = guestKept(request, context)
  if (kept.favorites.length === 0) return undefined
  const added = visitor.call(addFavorites(kept.favorites)).then(() => true)
  const done = await visitor.optional('favorites of a guest', added)
  return done ? keepForGuest({ ...kept, favorites: [] }, context) : undefined
}
