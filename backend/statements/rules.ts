import type { StatementDetailRow } from './statement-row'

/** Expired statements stay readable, so that old links work; withdrawn ones only for their owner. */
export function canRead(
  { life, published, user_id }: StatementDetailRow,
  viewerId: number | undefined,
): boolean {
  if (user_id === viewerId) return true
  return published && (life === 'active' || life === 'expired')
}

/** `canRead` for strangers, as a condition on `statements s`. */
export const READABLE_SQL = `s.published and s.deleted_at is null and s.status in ('active', 'expired')`

/** Price bounds of similar statements, relative to the original. */
export const SIMILAR_PRICE_RATIO = { min: 0.8, max: 1.2 }
