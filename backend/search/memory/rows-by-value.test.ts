import { RoaringBitmap32, roaringLibraryInitialize } from 'roaring-wasm'
import { expect, test } from 'vitest'
import { createRandom } from '~backend/demo/random'
import { finish } from '~backend/platform/in-slices'
import { isFullRun } from '~tests/full-run'
import { MISSING_INTEGER } from './fields'
import { RowsByValue } from './rows-by-value'

/** Number of rows; enough for inner thresholds. */
const SIZE = 150_000

await roaringLibraryInitialize()
const random = createRandom('rows by value')
const every = Uint32Array.from({ length: SIZE }, (_, rowId) => rowId)

const COLUMNS = {
  'prices, a fifth of them missing': Int32Array.from(every, () =>
    random.chance(0.2) ? MISSING_INTEGER : random.whole(0, 300) * 500 + random.whole(0, 3),
  ),
  'numbers, some of them missing': Float64Array.from(every, () =>
    random.chance(0.1) ? Number.NaN : random.between(0, 100),
  ),
  'one number': new Int32Array(SIZE).fill(7),
  'nothing but missing numbers': new Float64Array(SIZE).fill(Number.NaN),
}

test.each(Object.entries(COLUMNS))(
  '%s: rows below an end equal the result of comparing each row',
  (_, column) => {
    const rows = finish(RowsByValue.make(every, () => column))
    const own = Array.from({ length: isFullRun ? 60 : 2 }, () => column[random.whole(0, SIZE - 1)] as number)
    const ends = [...own, ...own.map((value) => value + 0.5), MISSING_INTEGER + 1, -1, 7, 8, Infinity]
    for (const value of ends.filter((end) => !Number.isNaN(end)))
      for (const isIncluded of [true, false]) {
        const found = new RoaringBitmap32()
        rows.addBelow(found, { value, isIncluded })
        const expected = every.filter((rowId) => {
          const own = column[rowId] as number
          return own < value || (isIncluded && own === value)
        })
        const difference = found.xorCardinality(new RoaringBitmap32(expected))
        expect(difference, `${value} ${isIncluded}`).toBe(0)
        found.dispose()
      }
    rows.dispose()
  },
)
