import { LRUCache } from 'lru-cache'
import { RoaringBitmap32 } from 'roaring-wasm'
import { hasBitmap } from '~backend/search/memory/bitmap-cache'
import type { ColumnStore } from '~backend/search/memory/column-store'
import type { Column } from '~backend/search/memory/columns'
import type { FieldName } from '~backend/search/memory/fields'
import type { Predicate } from '~backend/search/memory/predicates'
import { hasRangeBitmaps } from '~backend/search/memory/range-bitmaps'

/** As many as the product keeps of its own. */
const MAX_CACHED = 128
const STEPS = 31
const SAMPLE = 4_096

type Steps = { values: readonly number[]; below: readonly RoaringBitmap32[] }

/** The sets of slots that the product keeps as its own bitmaps, kept as roaring ones. */
export class RoaringSets {
  readonly #table: ColumnStore
  readonly #all: RoaringBitmap32
  readonly #none = new RoaringBitmap32()
  readonly #byValue = new Map<FieldName, ReadonlyMap<number, RoaringBitmap32>>()
  readonly #steps = new Map<FieldName, Steps>()
  /** Of several ids together; of one id the set is at hand. */
  readonly #joined = new LRUCache<string, RoaringBitmap32>({
    max: MAX_CACHED,
    dispose: (set) => set.dispose(),
  })

  constructor(table: ColumnStore) {
    this.#table = table
    this.#all = setOf(this.#slots().filter((slot) => table.isPublic(slot)))
  }

  /** The statements of each id of a field. */
  byValue(field: FieldName): ReadonlyMap<number, RoaringBitmap32> {
    const known = this.#byValue.get(field)
    if (known) return known
    const column = this.#table.column(field)
    const slots = new Map<number, number[]>()
    for (const slot of this.#all.toUint32Array()) {
      const value = column[slot] as number
      const same = slots.get(value)
      if (same) same.push(slot)
      else slots.set(value, [slot])
    }
    const made = new Map([...slots].map(([value, same]) => [value, setOf(Uint32Array.from(same))]))
    this.#byValue.set(field, made)
    return made
  }

  /**
   * The statements that may meet the tests, as far as sets tell: of tests of ids those that do, of ranges some more.
   *
   * @returns for the caller to dispose of
   */
  candidates(tests: readonly Predicate[]): RoaringBitmap32 {
    const around = tests.filter(hasRangeBitmaps).map(({ field, from, to }) => {
      const { values, below } = this.#stepsOf(field)
      return {
        inside: below[stepsUpTo(values, to) + 1] as RoaringBitmap32,
        outside: below[stepsUpTo(values, from)] as RoaringBitmap32,
      }
    })
    const inside = [
      ...tests.filter(hasBitmap).map(({ field, ids }) => this.#withAny(field, ids)),
      ...around.map((steps) => steps.inside),
    ].sort((one, other) => one.size - other.size)
    const [smallest, second = this.#all, ...rest] = inside
    const found = smallest ? RoaringBitmap32.and(smallest, second) : this.#all.clone()
    for (const set of rest) found.andInPlace(set)
    for (const { outside } of around) found.andNotInPlace(outside)
    return found
  }

  /** Bytes of all sets that are kept. */
  get bytes(): number {
    const passing = [
      this.#all,
      ...[...this.#byValue.values()].flatMap((sets) => [...sets.values()]),
      ...[...this.#steps.values()].flatMap(({ below }) => below),
      ...this.#joined.values(),
    ]
    return passing.reduce((sum, set) => sum + set.getSerializationSizeInBytes('portable'), 0)
  }

  #withAny(field: FieldName, ids: readonly number[]): RoaringBitmap32 {
    const sets = this.byValue(field)
    const [first] = ids
    if (ids.length === 1 && first !== undefined) return sets.get(first) ?? this.#none
    const key = `${field} ${ids}`
    const joined = this.#joined.get(key) ?? RoaringBitmap32.orMany(ids.map((id) => sets.get(id)))
    this.#joined.set(key, joined)
    return joined
  }

  #stepsOf(field: FieldName): Steps {
    const cached = this.#steps.get(field) ?? this.#makeSteps(this.#table.column(field))
    this.#steps.set(field, cached)
    return cached
  }

  /** Where the product has its steps, too: at values that part a sample into equal lots. */
  #makeSteps(column: Column): Steps {
    const every = Math.max(1, Math.floor(column.length / SAMPLE))
    const sampled = this.#slots().filter((slot) => slot % every === 0 && this.#table.isPublic(slot))
    const sample = Float64Array.from(sampled, (slot) => column[slot] as number).sort()
    const at = Array.from({ length: STEPS }, (_, step) =>
      Math.floor(((step + 1) * sample.length) / (STEPS + 1)),
    )
    const values = [...new Set(at.map((index) => sample[index]))].filter((value) => value !== undefined)
    const below = values.map((value) =>
      setOf(this.#slots().filter((slot) => (column[slot] as number) < value)),
    )
    return { values, below: [this.#none, ...below, this.#all] }
  }

  #slots(): Uint32Array {
    return Uint32Array.from(this.#table.column('deal_types').keys())
  }
}

function setOf(slots: Uint32Array): RoaringBitmap32 {
  const set = new RoaringBitmap32(slots)
  set.optimize()
  return set
}

/** How many of the steps are not above a value. */
function stepsUpTo(steps: readonly number[], value: number): number {
  return steps.filter((step) => step <= value).length
}
