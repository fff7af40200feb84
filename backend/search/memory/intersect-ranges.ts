import type { Column } from './columns'
import type { RangePredicate } from './predicates'
import type { RowIds } from './row-ids'

// Two loops, for the reasons in intersect-rows.ts.

/** Keeps the rows whose value is between `from` and `to`, inclusive. A missing value (NaN) is in no range. */
export function intersectRange(
  found: RowIds,
  column: Column,
  { from, to }: Pick<RangePredicate, 'from' | 'to'>,
) {
  if (column instanceof Float64Array) intersectFloatRange(found, column, from, to)
  else intersectIntegerRange(found, column, from, to)
}

function intersectIntegerRange(found: RowIds, column: Uint8Array | Int32Array, from: number, to: number) {
  const { rowIds, count } = found
  let kept = 0
  for (let at = 0; at < count; at += 1) {
    const rowId = rowIds[at] as number
    const value = column[rowId] as number
    rowIds[kept] = rowId
    kept += Number(value >= from) & Number(value <= to)
  }
  found.count = kept
}

function intersectFloatRange(found: RowIds, column: Float64Array, from: number, to: number) {
  const { rowIds, count } = found
  let kept = 0
  for (let at = 0; at < count; at += 1) {
    const rowId = rowIds[at] as number
    const value = column[rowId] as number
    rowIds[kept] = rowId
    kept += Number(value >= from) & Number(value <= to)
  }
  found.count = kept
}

/** End of a range; the end itself may be excluded. */
export type RangeEnd = { value: number; isIncluded: boolean }

/** Keeps the rows whose value is below an end, or equal if inclusive. A missing value (NaN) never is. */
export function intersectBelow(found: RowIds, column: Column, { value: end, isIncluded }: RangeEnd) {
  const { rowIds, count } = found
  let kept = 0
  for (let at = 0; at < count; at += 1) {
    const rowId = rowIds[at] as number
    const value = column[rowId] as number
    rowIds[kept] = rowId
    kept += Number(value < end || (isIncluded && value === end))
  }
  found.count = kept
}
