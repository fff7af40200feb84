import { RoaringBitmap32, roaringLibraryInitialize } from 'roaring-wasm'
import { beforeAll, expect, test } from 'vitest'

const ROWS = 1_000_000
const ROUNDS = 20

beforeAll(roaringLibraryInitialize)

/** Releases 1.0 and 1.1 take as long for both: docs/decisions/0018-search-engine.md. */
test('the library intersects sets of half of all rows at least five times faster than it lists one', () => {
  const [even, odd] = [0, 1].map(
    (first) => new RoaringBitmap32(Uint32Array.from({ length: ROWS / 2 }, (_, at) => first + 2 * at)),
  ) as [RoaringBitmap32, RoaringBitmap32]
  const listed = new Uint32Array(ROWS)
  const intersecting = measure(() => even.andCardinality(odd))
  const listing = measure(() => even.toUint32Array(listed))
  expect(intersecting * 5).toBeLessThan(listing)
})

/** Measures the fastest of several rounds, in ms. */
function measure(run: () => unknown): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now()
    run()
    return performance.now() - start
  })
  return Math.min(...times)
}
