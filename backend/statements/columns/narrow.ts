import type { Test } from './asked'
import { hasBits } from './bitmaps'
import { type Bits, isSet } from './bits'
import { candidatesOf } from './candidates'
import { lookupOf } from './lookup'
import type { Column, Table } from './table'
import { keepWords } from './words'

/** Slots of statements that may meet what is asked; the first `count` are in use. */
export type Slots = { slots: Int32Array; count: number }

/** Room for one search: the thread has one at a time, and clearing megabytes for each would cost more than searching. */
let room = new Int32Array(1_024)

/**
 * The statements that meet all tests, less those left out.
 *
 * @param oneMayFail tests of which a statement that fails two is of no interest; others that fail may be found
 * @returns slots that are good until the next search
 */
export function matching(
  table: Table,
  tests: readonly Test[],
  leftOut: Iterable<number>,
  oneMayFail: readonly Test[] = [],
): Slots {
  const found = slotsOf(candidatesOf(table, tests, oneMayFail))
  return meeting(table, found, notToldByBits(tests), leftOut)
}

/**
 * Of the statements in some parts those that meet all tests, less those left out.
 *
 * @returns slots that are good until the next search
 */
export function matchingAmong(
  table: Table,
  parts: readonly Slots[],
  tests: readonly Test[],
  leftOut: Iterable<number>,
): Slots {
  return meeting(table, joined(parts), tests, leftOut)
}

/** The tests that statements must yet be judged by once bits have told what they can. */
export function notToldByBits(tests: readonly Test[]): Test[] {
  return tests.filter((test) => !hasBits(test))
}

/** Keeps those that meet all tests and are not left out. */
export function meeting(
  table: Table,
  found: Slots,
  tests: readonly Test[],
  leftOut: Iterable<number>,
): Slots {
  for (const test of strictestFirst(table, tests, found)) narrow(table, test, found)
  const ids = new Set(leftOut)
  if (ids.size > 0) keep(found, (slot) => !ids.has(slot + table.first))
  return found
}

/** How many slots tell about as much of a test as all of them. */
const SAMPLE = 256
const sample = new Int32Array(SAMPLE)

/** The tests, those that the fewest of some slots meet first: then the others have little to do. */
export function strictestFirst(table: Table, tests: readonly Test[], found: Slots): Test[] {
  return tests
    .map((test) => ({ test, met: shareMeeting(table, [test], found) }))
    .sort((one, other) => one.met - other.met)
    .map(({ test }) => test)
}

/** About which part of some slots meets all tests: 0 to 1. */
export function shareMeeting(table: Table, tests: readonly Test[], { slots, count }: Slots): number {
  const step = Math.max(1, Math.floor(count / SAMPLE))
  const size = Math.min(count, SAMPLE)
  const some = { slots: sample, count: size }
  for (let at = 0; at < size; at += 1) sample[at] = slots[at * step] as number
  for (const test of tests) narrow(table, test, some)
  return some.count / Math.max(size, 1)
}

/** Room for counting in part of what a search found. */
let aside = new Int32Array(1_024)

/** How many of the found statements meet the tests, the found ones left as they are. */
export function countMeeting(table: Table, found: Slots, tests: readonly Test[]): number {
  if (aside.length < found.count) aside = new Int32Array(found.count * 2)
  aside.set(found.slots.subarray(0, found.count))
  const some = { slots: aside, count: found.count }
  for (const test of tests) narrow(table, test, some)
  return some.count
}

/**
 * The slots whose bits are set.
 *
 * @param every one word of so many is looked at, to know of a part alone
 * @returns slots that are good until the next search
 */
export function slotsOf(bits: Bits, every = 1): Slots {
  const size = bits.length * 32
  if (room.length < size) room = new Int32Array(size)
  let count = 0
  for (let at = 0; at < bits.length; at += every)
    for (let left = bits[at] as number; left !== 0; left &= left - 1)
      room[count++] = at * 32 + 31 - Math.clz32(left & -left)
  return { slots: room, count }
}

function joined(parts: readonly Slots[]): Slots {
  const size = sizeOf(parts)
  if (room.length < size) room = new Int32Array(size * 2)
  let count = 0
  for (const part of parts) {
    room.set(part.slots.subarray(0, part.count), count)
    count += part.count
  }
  return { slots: room, count }
}

/** How many statements are in some parts. */
export function sizeOf(parts: readonly Slots[]): number {
  return parts.reduce((sum, { count }) => sum + count, 0)
}

// Each loop is written out: a function called for each statement would take most of the time, and so would one loop
// for numbers of several widths.
/** Keeps those that meet a test. */
export function narrow(table: Table, test: Test, found: Slots) {
  const column = table.column(test.field)
  switch (test.by) {
    case 'ids':
      if (hasBits(test)) return keepSet(found, table.bitmaps.of(test))
      return keepIds(found, column, lookupOf(test.ids, table.most(test.field)))
    case 'range':
      if (column instanceof Int32Array) return keepWhole(found, column, test.from, test.to)
      return keepReal(found, column, test.from, test.to)
    case 'bits':
      return keepBits(found, column, test.every)
    case 'parameters':
      return keepAny(found, column, test.low, table.column('more_parameters'), test.high)
    case 'words':
      return keepWords(table, found, test)
  }
}

// What is kept is counted without branching: whether a statement meets a test cannot be foreseen, and a wrong guess costs
// the processor more than the test.

function keepIds(found: Slots, column: Column, lookup: Uint8Array) {
  const { slots, count } = found
  let kept = 0
  for (let at = 0; at < count; at += 1) {
    const slot = slots[at] as number
    slots[kept] = slot
    kept += lookup[column[slot] as number] as number
  }
  found.count = kept
}

function keepWhole(found: Slots, column: Int32Array, from: number, to: number) {
  const { slots, count } = found
  let kept = 0
  for (let at = 0; at < count; at += 1) {
    const slot = slots[at] as number
    const value = column[slot] as number
    slots[kept] = slot
    kept += Number(value >= from) & Number(value <= to)
  }
  found.count = kept
}

function keepReal(found: Slots, column: Float64Array, from: number, to: number) {
  const { slots, count } = found
  let kept = 0
  for (let at = 0; at < count; at += 1) {
    const slot = slots[at] as number
    const value = column[slot] as number
    slots[kept] = slot
    kept += Number(value >= from) & Number(value <= to)
  }
  found.count = kept
}

function keepBits(found: Slots, column: Column, every: number) {
  const { slots, count } = found
  let kept = 0
  for (let at = 0; at < count; at += 1) {
    const slot = slots[at] as number
    slots[kept] = slot
    kept += Number(((column[slot] as number) & every) === every)
  }
  found.count = kept
}

/** Keeps those that have any of the bits of either column. */
function keepAny(found: Slots, column: Column, low: number, more: Column, high: number) {
  const { slots, count } = found
  let kept = 0
  for (let at = 0; at < count; at += 1) {
    const slot = slots[at] as number
    slots[kept] = slot
    kept += Number((((column[slot] as number) & low) | ((more[slot] as number) & high)) !== 0)
  }
  found.count = kept
}

/** Keeps those whose bits are set. */
function keepSet(found: Slots, bits: Bits) {
  const { slots, count } = found
  let kept = 0
  for (let at = 0; at < count; at += 1) {
    const slot = slots[at] as number
    slots[kept] = slot
    kept += isSet(bits, slot)
  }
  found.count = kept
}

/** Keeps those of which a function says so: for few. */
export function keep(found: Slots, isKept: (slot: number) => boolean) {
  const { slots, count } = found
  let kept = 0
  for (let at = 0; at < count; at += 1) {
    const slot = slots[at] as number
    if (isKept(slot)) slots[kept++] = slot
  }
  found.count = kept
}
