import type { Test } from './asked'
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

  const ids = new Set(leftOut)
  const found = { slots: room, count: 0 }
  let ordered = tests
  const judge = (block: Int32Array, isThere: (slot: number) => boolean) => {
    if (found.count + block.length > room.length) room = grown(room, 2 * (found.count + block.length))
    room.set(block, found.count)
    const part = { slots: room.subarray(found.count), count: block.length }
    if (ordered === tests) ordered = strictestFirst(table, tests, part)
    for (const test of ordered) narrow(table, test, part)
    keep(part, (slot) => isThere(slot) && !ids.has(slot + table.first))
    found.slots = room
    found.count += part.count
  }

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

/** Whether a slot was found; all are 0 between two searches. */
let marks = new Uint8Array(1_024)

/**
 * Of found statements at least the best `size`, picked where an order meets them: for a late page of many that is
 * quicker than to compare them all.
 *
 * @param found whose slots are overwritten
 */
export function pickBest(table: Table, { slots, moved }: Sorted, found: Slots, size: number): Slots {
  const places = table.column('deal_types').length
  if (marks.length < places) marks = new Uint8Array(places)
  const picked = found.slots
  for (let at = 0; at < found.count; at += 1) marks[picked[at] as number] = 1
  let count = 0
  for (const slot of moved) {
    if (marks[slot] !== 1) continue
    marks[slot] = 0
    picked[count++] = slot
  }
  const most = Math.min(found.count, count + size)
  for (let at = 0; at < slots.length && count < most; at += 1) {
    const slot = slots[at] as number
    picked[count] = slot
    count += marks[slot] as number
  }
  marks.fill(0)
  return { slots: picked, count }
}
