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

/** White, black and green frames and white plus: sold to be finished, and cheaper for that. */
export const UNFINISHED_CONDITION_IDS: readonly number[] = [5, 6, 7, 8]
/** A median of fewer says nothing of a neighbourhood. */
export const MIN_COMPARED_STATEMENTS = 20
/** Smaller differences are those of floors and views. */
const MIN_PERCENT_BELOW = 10
/** Further below a price is rather a typing error than a bargain. */
const MAX_PERCENT_BELOW = 50

/** Of prices per m² in lari. */
export interface PriceMedian {
  median: number
  statements: number
}

export type MedianComparison = {
  percent_below: number
  /** How many the median is of. */
  statements: number
}

/** @param squarePrice in lari; undefined without a price that can be compared */
export function compareWithMedian(
  squarePrice: number | undefined,
  median: PriceMedian | undefined,
): MedianComparison | null {
  if (!squarePrice || !median || median.statements < MIN_COMPARED_STATEMENTS) return null
  const percentBelow = Math.round((1 - squarePrice / median.median) * 100)
  if (percentBelow < MIN_PERCENT_BELOW || percentBelow > MAX_PERCENT_BELOW) return null
  return { percent_below: percentBelow, statements: median.statements }
}
