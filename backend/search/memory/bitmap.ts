/** A bit for each rowId, in words of 32: signed, as all that JavaScript makes of bits is. */
export type Bitmap = Int32Array

/** Says of one rowId whether its bit is set. */
export function setBit(bits: Bitmap, rowId: number, value: boolean) {
  if (value) (bits[rowId >>> 5] as number) |= 1 << rowId
  else (bits[rowId >>> 5] as number) &= ~(1 << rowId)
}

/** 1 when the bit of a rowId is set, else 0. */
export function getBit(bits: Bitmap, rowId: number): number {
  return ((bits[rowId >>> 5] as number) >>> rowId) & 1
}
