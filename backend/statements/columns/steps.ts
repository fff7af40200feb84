import type { Test } from './asked'
import { type Bits, put } from './bits'
import type { FieldName } from './fields'
import type { Column, Table } from './table'

/** Of these visitors ask for ranges. */
const FIELDS = ['price_gel', 'price_usd', 'area_m2'] as const satisfies FieldName[]
const NAMES: ReadonlySet<string> = new Set(FIELDS)

/** A test of a range whose steps are kept. */
type SteppedTest = Extract<Test, { by: 'range' }> & { field: (typeof FIELDS)[number] }

/** Of a million statements some thirty thousand are between two steps, and the steps of one field take 4 MB. */
const STEPS = 31
/** So many statements tell well enough where the steps should be. */
const SAMPLE = 4_096

/** Some values, the lowest first; and which statements tell less than nothing, than each of the values, than anything. */
type Kept = { values: readonly number[]; below: readonly Bits[] }

/** All that meet a range are in the first, and none of them in the second. */
type Around = { inside: Bits; outside: Bits }

/** Whether steps tell about which statements meet a test. */
export function hasSteps(test: Test): test is SteppedTest {
  return test.by === 'range' && NAMES.has(test.field)
}

/**
 * The statements below some values of a field: of those that a range may have, few are then left to be judged. Made when
 * a field is first asked for, then kept true.
 */
export class Steps {
  readonly #table: Table
  readonly #kept = new Map<FieldName, Kept>()

  constructor(table: Table) {
    this.#table = table
  }

  around({ field, from, to }: SteppedTest): Around {
    const { values, below } = this.#of(field)
    return {
      inside: below[stepsUpTo(values, to) + 1] as Bits,
      outside: below[stepsUpTo(values, from)] as Bits,
    }
  }

  /** Forgets all, as there is more room; what was kept is made anew when it is asked for. */
  clear() {
    this.#kept.clear()
  }

  /** Tells of statements that have come or changed. */
  update(slots: Iterable<number>) {
    for (const slot of slots)
      for (const [field, { values, below }] of this.#kept) {
        const passed = stepsUpTo(values, this.#table.column(field)[slot] as number)
        for (let step = 0; step < values.length; step += 1) put(below[step + 1] as Bits, slot, step >= passed)
      }
  }

  #of(field: FieldName): Kept {
    const kept = this.#kept.get(field) ?? this.#make(this.#table.column(field))
    this.#kept.set(field, kept)
    return kept
  }

  #make(column: Column): Kept {
    const values = stepsOf(this.#sample(column))
    const { length } = this.#table.bitmaps.all
    const below = Array.from({ length: values.length + 2 }, (): Bits => new Int32Array(length))
    for (let slot = 0; slot < column.length; slot += 1)
      put(below[stepsUpTo(values, column[slot] as number) + 1] as Bits, slot, true)
    for (let step = 1; step <= values.length; step += 1) add(below[step] as Bits, below[step - 1] as Bits)
    below.at(-1)?.fill(-1)
    return { values, below }
  }

  #sample(column: Column): number[] {
    const every = Math.max(1, Math.floor(column.length / SAMPLE))
    const values: number[] = []
    for (let slot = 0; slot < column.length; slot += every)
      if (this.#table.has(slot)) values.push(column[slot] as number)
    return values
  }
}

/** Values that part the given ones into about as many each. */
function stepsOf(values: readonly number[]): number[] {
  const sorted = [...values].sort((one, other) => one - other)
  const steps = Array.from(
    { length: STEPS },
    (_, step) => sorted[Math.floor(((step + 1) * sorted.length) / (STEPS + 1))],
  )
  return [...new Set(steps)].filter((value) => value !== undefined)
}

/** How many of sorted steps are not above a value; all, when it is no number. */
function stepsUpTo(steps: readonly number[], value: number): number {
  let [from, to] = [0, steps.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if (value < (steps[middle] as number)) to = middle
    else from = middle + 1
  }
  return from
}

function add(bits: Bits, others: Bits) {
  for (let at = 0; at < bits.length; at += 1) (bits[at] as number) |= others[at] as number
}
