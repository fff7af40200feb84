import type { Bitmap } from './typed-arrays'

/** A list of row ids; the first `count` are in use. */
export type RowIds = { rowIds: Int32Array; count: number }

/** One buffer for all searches, which run one at a time: clearing megabytes for each would cost more than searching. */
let scratch = new Int32Array(1_024)

/**
 * The row ids whose bits are set.
 *
 * @param step read only every so many words, for a sample
 * @returns row ids that are valid until the next search
 */
export function toRowIds(bitmap: Bitmap, step = 1): RowIds {
  const capacity = bitmap.length * 32
  if (scratch.length < capacity) scratch = new Int32Array(capacity)
  let count = 0
  for (let at = 0; at < bitmap.length; at += step)
    for (let left = bitmap[at] as number; left !== 0; left &= left - 1)
      scratch[count++] = at * 32 + 31 - Math.clz32(left & -left)
  return { rowIds: scratch, count }
}

/** @returns row ids that are valid until the next search */
export function concatRowIds(parts: readonly RowIds[]): RowIds {
  const capacity = countRows(parts)
  if (scratch.length < capacity) scratch = new Int32Array(capacity * 2)
  let count = 0
  for (const part of parts) {
    scratch.set(part.rowIds.subarray(0, part.count), count)
    count += part.count
  }
  return { rowIds: scratch, count }
}

export function countRows(parts: readonly RowIds[]): number {
  return parts.reduce((sum, { count }) => sum + count, 0)
}
