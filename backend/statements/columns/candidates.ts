import type { Test } from './asked'
import { type Bits, hasBits } from './bitmaps'
import type { Table } from './table'

/** Room for one search, as the thread has one at a time. */
let room: Bits = new Int32Array(32)

/**
 * The statements that meet those of the tests that are known by bits.
 *
 * @param oneMayFail tests of which a statement that fails two is of no interest
 * @returns bits that are good until the next search
 */
export function candidatesOf(table: Table, tests: readonly Test[], oneMayFail: readonly Test[] = []): Bits {
  const { bitmaps } = table
  if (room.length !== bitmaps.all.length) room = new Int32Array(bitmaps.all.length)
  room.set(bitmaps.all)
  for (const test of tests) if (hasBits(test)) keepCommon(room, bitmaps.of(test))
  const chosen = oneMayFail.filter(hasBits).map((test) => bitmaps.of(test))
  if (chosen.length > 1) dropTwiceMissed(room, chosen)
  return room
}

/**
 * So many words of 32 bits tell about how many bits are set in all. They are read in runs: a word alone takes the
 * processor as long as the sixteen that come from memory with it.
 */
const [SAMPLE, RUN] = [1_024, 16]

/** About how many statements meet those of the tests that are known by bits. */
export function aboutHowMany({ bitmaps }: Table, tests: readonly Test[]): number {
  const known = tests.filter(hasBits).map((test) => bitmaps.of(test))
  const { length } = bitmaps.all
  const step = Math.max(RUN, Math.ceil((length * RUN) / SAMPLE))
  let [count, read] = [0, 0]
  for (let from = 0; from < length; from += step) {
    const end = Math.min(from + RUN, length)
    for (let at = from; at < end; at += 1) {
      let word = bitmaps.all[at] as number
      for (const bits of known) word &= bits[at] as number
      count += bitsIn(word)
    }
    read += end - from
  }
  return Math.round((count * length) / Math.max(read, 1))
}

function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

function keepCommon(bits: Bits, others: Bits) {
  for (let at = 0; at < bits.length; at += 1) (bits[at] as number) &= others[at] as number
}

function dropTwiceMissed(bits: Bits, chosen: readonly Bits[]) {
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
