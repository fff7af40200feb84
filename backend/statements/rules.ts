import type { SingleRow } from './row'

/** Expired statements stay readable, so that old links explain themselves; what an owner withdrew is theirs alone. */
export function mayRead({ life, published, user_id }: SingleRow, viewerId: number | undefined): boolean {
  if (user_id === viewerId) return true
  return published && (life === 'active' || life === 'expired')
}

/** What `mayRead` lets strangers read, as a condition on `statements s`. */
export const READABLE = `s.published and s.deleted_at is null and s.status in ('active', 'expired')`

/** How far the price of a similar statement may be from the price of the one it is like. */
export const SIMILAR_PRICE = { least: 0.8, most: 1.2 }
