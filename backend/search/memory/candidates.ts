import type { Bitmap } from './bitmap'
import { hasBitmap } from './bitmap-cache'
import type { ColumnStore } from './column-store'
import type { Predicate } from './predicates'
import { hasRangeBitmaps } from './range-bitmaps'

/** Room for one search, as the thread has one at a time. */
let scratch: Bitmap = new Int32Array(32)

/** What is known by bits of some tests: all that meet them are in each of the first, and in none of the others. */
function collectBitmaps(
  store: ColumnStore,
  predicates: readonly Predicate[],
): { inside: Bitmap[]; outside: Bitmap[] } {
  const ranges = predicates.filter(hasRangeBitmaps).map((test) => store.rangeBitmaps.getBounds(test))
  return {
    inside: [
      ...predicates.filter(hasBitmap).map((test) => store.bitmapCache.get(test)),
      ...ranges.map(({ inside }) => inside),
    ],
    outside: ranges.map(({ outside }) => outside),
  }
}

/**
 * The statements that may meet the tests, as far as bits tell: of tests that have bits of their own those that do, of
 * ranges some more.
 *
 * @param facetPredicates tests of which a statement that fails two is of no interest
 * @returns bits that are good until the next search
 */
export function findCandidates(
  store: ColumnStore,
  predicates: readonly Predicate[],
  facetPredicates: readonly Predicate[] = [],
): Bitmap {
  const { bitmapCache: bitmaps } = store
  if (scratch.length !== bitmaps.publicRows.length) scratch = new Int32Array(bitmaps.publicRows.length)
  const { inside, outside } = collectBitmaps(store, predicates)
  intersectAll(bitmaps.publicRows, inside)
  for (let at = 0; at < outside.length; at += 2) subtractUnion(outside[at] as Bitmap, outside[at + 1])
  const facetBitmaps = facetPredicates.filter(hasBitmap).map((predicate) => bitmaps.get(predicate))
  if (facetBitmaps.length > 1) dropMissingTwice(scratch, facetBitmaps)
  return scratch
}

/**
 * So many words of 32 bits tell about how many bits are set in all. They are read in runs: a word alone takes the
 * processor as long as the sixteen that come from memory with it.
 */
const [SAMPLE_WORDS, WORDS_PER_RUN] = [1_024, 16]

/** About how many statements may meet the tests, as far as bits tell. */
export function estimateCandidateCount(store: ColumnStore, predicates: readonly Predicate[]): number {
  const { publicRows: all } = store.bitmapCache
  const { inside, outside } = collectBitmaps(store, predicates)
  const { length } = all
  const step = Math.max(WORDS_PER_RUN, Math.ceil((length * WORDS_PER_RUN) / SAMPLE_WORDS))
  let [count, read] = [0, 0]
  for (let from = 0; from < length; from += step) {
    const end = Math.min(from + WORDS_PER_RUN, length)
    for (let at = from; at < end; at += 1) {
      let word = all[at] as number
      for (const bits of inside) word &= bits[at] as number
      for (const bits of outside) word &= ~(bits[at] as number)
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

// Several bitmaps are read at a time: what takes long is to go through the room once more for each.

/** Leaves in the room what all have in common. */
function intersectAll(all: Bitmap, inside: readonly Bitmap[]) {
  let from = all
  for (let at = 0; at < inside.length; at += 3) {
    const [one, other = one, third = one] = inside.slice(at, at + 3) as [Bitmap, Bitmap?, Bitmap?]
    intersectThree(from, one, other, third)
    from = scratch
  }
  if (from === all) scratch.set(all)
}

function intersectThree(from: Bitmap, one: Bitmap, other: Bitmap, third: Bitmap) {
  for (let at = 0; at < scratch.length; at += 1)
    scratch[at] = (from[at] as number) & (one[at] as number) & (other[at] as number) & (third[at] as number)
}

/** Takes out of the room what is in either. */
function subtractUnion(one: Bitmap, other = one) {
  for (let at = 0; at < scratch.length; at += 1)
    (scratch[at] as number) &= ~((one[at] as number) | (other[at] as number))
}

function dropMissingTwice(bits: Bitmap, chosen: readonly Bitmap[]) {
  for (let at = 0; at < bits.length; at += 1) {
    let [once, twice] = [0, 0]
    for (const one of chosen) {
      const missed = ~(one[at] as number)
      twice |= once & missed
      once |= missed
    }
    ;(bits[at] as number) &= ~twice
  }
}
