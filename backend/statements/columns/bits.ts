/** A bit for each slot, in words of 32: signed, as all that JavaScript makes of bits is. */
export type Bits = Int32Array

/** Says of one slot whether its bit is set. */
export function put(bits: Bits, slot: number, isSet: boolean) {
  if (isSet) (bits[slot >>> 5] as number) |= 1 << slot
  else (bits[slot >>> 5] as number) &= ~(1 << slot)
}

/** 1 when the bit of a slot is set, else 0. */
export function isSet(bits: Bits, slot: number): number {
  return ((bits[slot >>> 5] as number) >>> slot) & 1
}
