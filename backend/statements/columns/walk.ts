import type { Test } from './asked'
import { type Bits, isSet } from './bits'
import { aboutHowMany } from './candidates'
import { grown } from './grown'
import { keep, narrow, type Slots, strictestFirst } from './narrow'
import type { Sorted } from './orders'
import type { Table } from './table'

/** How many are judged at first; then twice as many each time. */
const FIRST_BLOCK = 512
/** Of the statements that a search among all would judge, the part a walk may judge before it is given up. */
const WORTH = 0.5
/** The part of what is asked for that a walk hopes to find soon, before it has found anything. */
const HOPE = 1 / 8

let room = new Int32Array(1_024)

/**
 * Among the statements that meet all tests the best ones, found by walking an order until there are `size` of them, or
 * no more.
 *
 * @returns slots in no order, good until the next walk; undefined when judging all statements seems quicker
 */
export function bestMatching(
  table: Table,
  { slots, moved }: Sorted,
  tests: readonly Test[],
  leftOut: Iterable<number>,
  size: number,
  worth = WORTH,
): Slots | undefined {
  const judgedByAll = aboutHowMany(table, tests)
  const most = judgedByAll * worth
  // So many are walked even if all that may meet the tests do.
  const least = (size * slots.length) / Math.max(judgedByAll, 1)
  if (least + moved.size > most) return undefined

  const { found, judge } = judging(table, tests, leftOut)
  for (let from = 0, block = FIRST_BLOCK; found.count < size && from < slots.length; block *= 2) {
    // As many steps as it takes if it goes on like this; the best of an order may be unlike the others.
    if ((from * size) / (found.count + size * HOPE) > most) return undefined
    judge(slots.subarray(from, from + block), (slot) => !moved.has(slot))
    from += block
  }
  judge(
    Int32Array.from(moved).filter((slot) => table.has(slot)),
    () => true,
  )
  return found
}

/**
 * The same when the best may be anywhere in the order, as the lowest of prices above some price are: walked past all whose
 * bits are not set, and judged are only those it meets until it has `size`.
 *
 * @param bits in which are all that may meet the tests
 * @returns slots in no order, good until the next walk
 */
export function bestAmong(
  table: Table,
  { slots, moved }: Sorted,
  bits: Bits,
  tests: readonly Test[],
  leftOut: Iterable<number>,
  size: number,
): Slots {
  const { found, judge } = judging(table, tests, leftOut)
  for (let from = 0, block = size; found.count < size && from < slots.length; block *= 2) {
    if (met.length < block) met = new Int32Array(2 * block)
    let count = 0
    for (; count < block && from < slots.length; from += 1) {
      const slot = slots[from] as number
      met[count] = slot
      count += isSet(bits, slot)
    }
    judge(met.subarray(0, count), (slot) => !moved.has(slot))
  }
  judge(
    Int32Array.from(moved).filter((slot) => isSet(bits, slot) === 1),
    () => true,
  )
  return found
}

/** Room for what a walk has met and not judged. */
let met = new Int32Array(1_024)

/** What a walk has found so far, and how it judges some slots. */
function judging(table: Table, tests: readonly Test[], leftOut: Iterable<number>) {
  const ids = new Set(leftOut)
  const found = { slots: room, count: 0 }
  let ordered = tests
  return {
    found,
    judge(block: Int32Array, isThere: (slot: number) => boolean) {
      if (found.count + block.length > room.length) room = grown(room, 2 * (found.count + block.length))
      room.set(block, found.count)
      const part = { slots: room.subarray(found.count), count: block.length }
      if (ordered === tests) ordered = strictestFirst(table, tests, part)
      for (const test of ordered) narrow(table, test, part)
      keep(part, (slot) => isThere(slot) && !ids.has(slot + table.first))
      found.slots = room
      found.count += part.count
    },
  }
}
