import type { Test } from './asked'
import { hasBits } from './bitmaps'
import type { Bits } from './bits'
import { hasSteps } from './steps'
import type { Table } from './table'

/** Room for one search, as the thread has one at a time. */
let room: Bits = new Int32Array(32)

/** What is known by bits of some tests: all that meet them are in each of the first, and in none of the others. */
function boundsOf(table: Table, tests: readonly Test[]): { inside: Bits[]; outside: Bits[] } {
  const around = tests.filter(hasSteps).map((test) => table.steps.around(test))
  return {
    inside: [
      ...tests.filter(hasBits).map((test) => table.bitmaps.of(test)),
      ...around.map(({ inside }) => inside),
    ],
    outside: around.map(({ outside }) => outside),
  }
}

/**
 * The statements that may meet the tests, as far as bits tell: of tests that have bits of their own those that do, of
 * ranges some more.
 *
 * @param oneMayFail tests of which a statement that fails two is of no interest
 * @returns bits that are good until the next search
 */
export function candidatesOf(table: Table, tests: readonly Test[], oneMayFail: readonly Test[] = []): Bits {
  const { bitmaps } = table
  if (room.length !== bitmaps.all.length) room = new Int32Array(bitmaps.all.length)
  const { inside, outside } = boundsOf(table, tests)
  keepCommon(bitmaps.all, inside)
  for (let at = 0; at < outside.length; at += 2) dropEither(outside[at] as Bits, outside[at + 1])
  const chosen = oneMayFail.filter(hasBits).map((test) => bitmaps.of(test))
  if (chosen.length > 1) dropTwiceMissed(room, chosen)
  return room
}

/**
 * So many words of 32 bits tell about how many bits are set in all. They are read in runs: a word alone takes the
 * processor as long as the sixteen that come from memory with it.
 */
const [SAMPLE, RUN] = [1_024, 16]

/** About how many statements may meet the tests, as far as bits tell. */
export function aboutHowMany(table: Table, tests: readonly Test[]): number {
  const { all } = table.bitmaps
  const { inside, outside } = boundsOf(table, tests)
  const { length } = all
  const step = Math.max(RUN, Math.ceil((length * RUN) / SAMPLE))
  let [count, read] = [0, 0]
  for (let from = 0; from < length; from += step) {
    const end = Math.min(from + RUN, length)
    for (let at = from; at < end; at += 1) {
      let word = all[at] as number
      for (const bits of inside) word &= bits[at] as number
      for (const bits of outside) word &= ~(bits[at] as number)
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

// Several bitmaps are read at a time: what takes long is to go through the room once more for each.

/** Leaves in the room what all have in common. */
function keepCommon(all: Bits, inside: readonly Bits[]) {
  let from = all
  for (let at = 0; at < inside.length; at += 3) {
    const [one, other = one, third = one] = inside.slice(at, at + 3) as [Bits, Bits?, Bits?]
    keepCommonOf(from, one, other, third)
    from = room
  }
  if (from === all) room.set(all)
}

function keepCommonOf(from: Bits, one: Bits, other: Bits, third: Bits) {
  for (let at = 0; at < room.length; at += 1)
    room[at] = (from[at] as number) & (one[at] as number) & (other[at] as number) & (third[at] as number)
}

/** Takes out of the room what is in either. */
function dropEither(one: Bits, other = one) {
  for (let at = 0; at < room.length; at += 1)
    (room[at] as number) &= ~((one[at] as number) | (other[at] as number))
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
