import type { AppLoadContext } from '@remix-run/node'
import type { Flash } from '../../http/flash.server'
import type { Visitor } from '../../http/visitor.server'
import type { Call } from '../../upstream/door.server'
import { addFavorites, hideStatements } from '../../upstream/favorites.server'
import { guestKept, keepForGuest } from './guest.server'

interface Merged {
  /** The `Set-Cookie` line without what the account has now. */
  cookie: string
  /** What to tell. */
  flash: Flash
}

const merging = new WeakMap<AppLoadContext, Promise<Merged | undefined>>()

/**
 * After sign-in what the browser kept and hid moves into the account. Both are safe to repeat, and the cookie loses only
 * what the account has, so nothing is lost and nothing is there twice. Loaders of one request share the move.
 * @returns nothing when there was nothing to move, or it could not be moved yet
 */
export function mergeKept(
  visitor: Visitor,
  request: Request,
  context: AppLoadContext,
): Promise<Merged | undefined> {
  const known = merging.get(context)
  if (known) return known
  const merged = merge(visitor, request, context)
  merging.set(context, merged)
  return merged
}

async function merge(visitor: Visitor, request: Request, context: AppLoadContext) {
  if (!visitor.signedIn) return undefined
  const { favorites, hidden } = guestKept(request, context)
  const move = async (what: string, ids: number[], call: (ids: number[]) => Call<unknown>) => {
    if (ids.length === 0) return false
    const moved = visitor.call(call(ids)).then(() => true)
    return (await visitor.optional(what, moved)) ?? false
  }
  const [kept, hid] = await Promise.all([
    move('favorites of a guest', favorites, addFavorites),
    move('hidden statements of a guest', hidden, hideStatements),
  ])
  if (!kept && !hid) return undefined
  const left = { favorites: kept ? [] : favorites, hidden: hid ? [] : hidden }
  const flash: Flash = kept && hid ? 'kept_merged' : kept ? 'favorites_merged' : 'hidden_merged'
  return { cookie: keepForGuest(left, context), flash }
}
