import type { StatementDetailRow } from './statement-row'

/** Expired statements stay readable, so that old links explain themselves; what an owner withdrew is theirs alone. */
export function canRead(
  { life, published, user_id }: StatementDetailRow,
  viewerId: number | undefined,
): boolean {
  if (user_id === viewerId) return true
  return published && (life === 'active' || life === 'expired')
}

/** What `mayRead` lets strangers read, as a condition on `statements s`. */
export const READABLE_SQL = `s.published and s.deleted_at is null and s.status in ('active', 'expired')`

/** How far the price of a similar statement may be from the price of the one it is like. */
export const SIMILAR_PRICE_RATIO = { min: 0.8, max: 1.2 }
