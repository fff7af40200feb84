import { hasBitmap } from './bitmap-cache'
import type { ColumnStore } from './column-store'
import type { Predicate } from './predicates'
import { hasRangeBitmaps } from './range-bitmaps'
import type { Bitmap } from './typed-arrays'

/** One buffer for all searches, which run one at a time. */
let scratch: Bitmap = new Int32Array(32)

/** Rows that meet the predicates are in every bitmap of `inside` and in none of `outside`. */
function collectBitmaps(
  store: ColumnStore,
  predicates: readonly Predicate[],
): { inside: Bitmap[]; outside: Bitmap[] } {
  const ranges = predicates
    .filter(hasRangeBitmaps)
    .map((predicate) => store.rangeBitmaps.getBounds(predicate))
  return {
    inside: [
      ...predicates.filter(hasBitmap).map((predicate) => store.bitmapCache.get(predicate)),
      ...ranges.map(({ inside }) => inside),
    ],
    outside: ranges.map(({ outside }) => outside),
  }
}

/**
 * The rows that may meet all predicates, as far as bitmaps tell: lists of ids with a bitmap are decided, ranges narrowed.
 *
 * @param facetPredicates further predicates: rows that fail two of them are dropped
 * @returns a bitmap that is valid until the next search
 */
export function findCandidates(
  store: ColumnStore,
  predicates: readonly Predicate[],
  facetPredicates: readonly Predicate[] = [],
): Bitmap {
  const { publicRows } = store.bitmapCache
  if (scratch.length !== publicRows.length) scratch = new Int32Array(publicRows.length)
  const { inside, outside } = collectBitmaps(store, predicates)
  intersectAll(publicRows, inside)
  for (let at = 0; at < outside.length; at += 2) subtractUnion(outside[at] as Bitmap, outside[at + 1])
  const facetBitmaps = facetPredicates.filter(hasBitmap).map((predicate) => store.bitmapCache.get(predicate))
  if (facetBitmaps.length > 1) dropMissingTwice(scratch, facetBitmaps)
  return scratch
}

/** Words of a sample. They are read in runs, because a cache line brings sixteen words at once. */
const [SAMPLE_WORDS, WORDS_PER_RUN] = [1_024, 16]

/** How many rows may meet all predicates, estimated from a sample of the bitmaps. */
export function estimateCandidateCount(store: ColumnStore, predicates: readonly Predicate[]): number {
  const { publicRows } = store.bitmapCache
  const { inside, outside } = collectBitmaps(store, predicates)
  const { length } = publicRows
  const step = Math.max(WORDS_PER_RUN, Math.ceil((length * WORDS_PER_RUN) / SAMPLE_WORDS))
  let [count, read] = [0, 0]
  for (let from = 0; from < length; from += step) {
    const end = Math.min(from + WORDS_PER_RUN, length)
    for (let at = from; at < end; at += 1) {
      let word = publicRows[at] as number
      for (const bitmap of inside) word &= bitmap[at] as number
      for (const bitmap of outside) word &= ~(bitmap[at] as number)
      count += countBits(word)
    }
    read += end - from
  }
  return Math.round((count * length) / Math.max(read, 1))
}

function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

// Several bitmaps are combined in one pass: passes over the scratch buffer take most of the time.

function intersectAll(publicRows: Bitmap, inside: readonly Bitmap[]) {
  let from = publicRows
  for (let at = 0; at < inside.length; at += 3) {
    const [one, other = one, third = one] = inside.slice(at, at + 3) as [Bitmap, Bitmap?, Bitmap?]
    intersectThree(from, one, other, third)
    from = scratch
  }
  if (from === publicRows) scratch.set(publicRows)
}

function intersectThree(from: Bitmap, one: Bitmap, other: Bitmap, third: Bitmap) {
  for (let at = 0; at < scratch.length; at += 1)
    scratch[at] = (from[at] as number) & (one[at] as number) & (other[at] as number) & (third[at] as number)
}

function subtractUnion(one: Bitmap, other = one) {
  for (let at = 0; at < scratch.length; at += 1)
    (scratch[at] as number) &= ~((one[at] as number) | (other[at] as number))
}

/** Removes the rows that are missing in two of the bitmaps. */
function dropMissingTwice(bitmap: Bitmap, others: readonly Bitmap[]) {
  for (let at = 0; at < bitmap.length; at += 1) {
    let [once, twice] = [0, 0]
    for (const other of others) {
      const missing = ~(other[at] as number)
      twice |= once & missing
      once |= missing
    }
    ;(bitmap[at] as number) &= ~twice
  }
}
