import { PUBLIC_STATUSES } from '~contract/statements'
import type { StatementDetailRow } from './statement-row'

/** Withdrawn statements are readable for their owner only. */
export function canRead(
  { lifecycle_status, published, user_id }: StatementDetailRow,
  viewerId: number | undefined,
): boolean {
  if (user_id === viewerId) return true
  return published && PUBLIC_STATUSES.includes(lifecycle_status)
}

/** SQL of a readable status, on `statements s`. */
export const READABLE_STATUS_SQL = `s.status in (${PUBLIC_STATUSES.map((status) => `'${status}'`).join(', ')})`

/** SQL of `canRead` for strangers, on `statements s`. */
export const READABLE_SQL = `s.published and s.deleted_at is null and ${READABLE_STATUS_SQL}`

/** White, black and green frames and white plus: sold to be finished, and therefore cheaper. */
export const UNFINISHED_CONDITION_IDS: readonly number[] = [5, 6, 7, 8]
/** Minimum number of statements for a meaningful median. */
export const MIN_COMPARED_STATEMENTS = 20
/** Minimum difference in percent; smaller ones are those of floors and views. */
const MIN_PERCENT_BELOW = 10
/** Maximum difference in percent; a lower price is more likely a typing error than a bargain. */
const MAX_PERCENT_BELOW = 50

/** Median of prices per m², in lari. */
export interface PriceMedian {
  median: number
  statements: number
}

export type MedianComparison = {
  percent_below: number
  /** Number of statements of the median. */
  statements: number
}

/** @param squarePrice in lari; undefined for a price that cannot be compared */
export function compareWithMedian(
  squarePrice: number | undefined,
  median: PriceMedian | undefined,
): MedianComparison | null {
  if (!squarePrice || !median || median.statements < MIN_COMPARED_STATEMENTS) return null
  const percentBelow = Math.round((1 - squarePrice / median.median) * 100)
  if (percentBelow < MIN_PERCENT_BELOW || percentBelow > MAX_PERCENT_BELOW) return null
  return { percent_below: percentBelow, statements: median.statements }
}
