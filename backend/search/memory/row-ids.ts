import { RoaringBitmap32 } from 'roaring-wasm'

export type RowIds = { rowIds: Int32Array; count: number }

/**
 * Shared buffer, because searches run one at a time and clearing megabytes for each would cost more than
 * searching.
 */
let scratch = new Int32Array(1_024)

/** @returns row ids that are valid until the next search */
export function toRowIds(bitmap: RoaringBitmap32): RowIds {
  const count = bitmap.size
  if (scratch.length < count) scratch = new Int32Array(count * 2)
  bitmap.toUint32Array(toUnsigned(scratch))
  return { rowIds: scratch, count }
}

export function toBitmap({ rowIds, count }: RowIds): RoaringBitmap32 {
  return new RoaringBitmap32(toUnsigned(rowIds.subarray(0, count)))
}

function toUnsigned({ buffer, byteOffset, length }: Int32Array): Uint32Array {
  return new Uint32Array(buffer, byteOffset, length)
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

/** Number of rows that can be added to bitmaps in a few milliseconds. */
const ROWS_PER_PART = 100_000

/** Yields the parts of a long task, in order. */
export function* listParts(rowIds: Uint32Array): Generator<Uint32Array, void, undefined> {
  for (let from = 0; from < rowIds.length; from += ROWS_PER_PART)
    yield rowIds.subarray(from, from + ROWS_PER_PART)
}
