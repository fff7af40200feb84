/** A bit for each slot, in words of 32: signed, as all that JavaScript makes of bits is. */
export type Bitmap = Int32Array

/** Says of one slot whether its bit is set. */
export function setBit(bits: Bitmap, slot: number, value: boolean) {
  if (value) (bits[slot >>> 5] as number) |= 1 << slot
  else (bits[slot >>> 5] as number) &= ~(1 << slot)
}

/** 1 when the bit of a slot is set, else 0. */
export function getBit(bits: Bitmap, slot: number): number {
  return ((bits[slot >>> 5] as number) >>> slot) & 1
}
