/** One bit per row id, in 32-bit words. Signed, because JavaScript's bitwise operators return signed integers. */
export type Bitmap = Int32Array

export function setBit(bitmap: Bitmap, rowId: number, value: boolean) {
  if (value) (bitmap[rowId >>> 5] as number) |= 1 << rowId
  else (bitmap[rowId >>> 5] as number) &= ~(1 << rowId)
}

/** 1 or 0. */
export function getBit(bitmap: Bitmap, rowId: number): number {
  return ((bitmap[rowId >>> 5] as number) >>> rowId) & 1
}

/** A copy with more capacity. */
export function growArray(numbers: Int32Array, capacity: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(capacity)
  larger.set(numbers)
  return larger
}

/** An array that holds 1 at each of the ids and 0 elsewhere; greater ids than the greatest of the column are dropped. */
export function createIdLookup(ids: readonly number[], maxId: number): Uint8Array {
  const lookup = new Uint8Array(maxId + 1)
  for (const id of ids) if (id <= maxId) lookup[id] = 1
  return lookup
}
