export const MAX_EDIT_DISTANCE = 2

/**
 * Returns the maximum distance for a name of this length. It is smaller for streets, whose names are often
 * similar.
 */
export function getMaxEditDistance(letters: number, tolerance: 'lenient' | 'strict'): number {
  if (tolerance === 'strict' && letters < 7) return letters < 5 ? 0 : SWAP_COST
  if (tolerance === 'strict') return letters < 10 ? 1 : MAX_EDIT_DISTANCE
  if (letters < 5) return letters < 4 ? 0 : SWAP_COST
  return letters < 8 ? 1 : MAX_EDIT_DISTANCE
}

/** Cost of transposed letters, the most common typo. */
const SWAP_COST = 0.5

/** Encodes the letters of a word as bits; some letters share one. */
export function toLetterBits(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

/** Fast check: true if more letters are missing in one word than the allowed edits can replace. */
export function differsMore(oneBits: number, otherBits: number, maxDistance: number): boolean {
  return countBits(oneBits & ~otherBits) > maxDistance || countBits(otherBits & ~oneBits) > maxDistance
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}

let scratch: DistanceRow[] = []

/** Returns three rows shared by all comparisons, which run in sequence. */
function getScratch(width: number): [DistanceRow, DistanceRow, DistanceRow] {
  if ((scratch[0]?.length ?? 0) < width)
    scratch = Array.from({ length: 3 }, () => new Float64Array(2 * width))
  return [...scratch] as [DistanceRow, DistanceRow, DistanceRow]
}

/** Returns the edit distance with transpositions at half cost; undefined above the maximum. */
export function getEditDistance(one: string, other: string, maxDistance: number): number | undefined {
  if (Math.abs(one.length - other.length) > maxDistance) return undefined
  const width = other.length + 1
  let [before, previous, row] = getScratch(width)
  for (let at = 0; at < width; at += 1) row[at] = at
  for (let down = 1; down <= one.length; down += 1) {
    ;[before, previous, row] = [previous, row, before]
    row[0] = down
    let rowMin = down
    for (let along = 1; along < width; along += 1) {
      const isSame = one[down - 1] === other[along - 1]
      let cost = Math.min(
        (previous[along] as number) + 1,
        (row[along - 1] as number) + 1,
        (previous[along - 1] as number) + (isSame ? 0 : 1),
      )
      const isSwap =
        down > 1 && along > 1 && one[down - 1] === other[along - 2] && one[down - 2] === other[along - 1]
      if (isSwap && !isSame) cost = Math.min(cost, (before[along - 2] as number) + SWAP_COST)
      row[along] = cost
      rowMin = Math.min(rowMin, cost)
    }
    // A transposition may still skip a row that costs up to one more.
    if (rowMin > maxDistance + 1) return undefined
  }
  const distance = row[width - 1] as number
  return distance <= maxDistance ? distance : undefined
}

type DistanceRow = Float64Array
