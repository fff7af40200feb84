import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getPaginationWindow } from './pagination-window'

test.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [1, 7, '1 2 gap 7'],
  [2, 7, '1 2 3 gap 7'],
  [3, 7, '1 2 3 4 gap 7'],
  [4, 7, '1 2 3 4 5 6 7'],
  [5, 9, '1 gap 4 5 6 gap 9'],
  [7, 7, '1 gap 6 7'],
])('page %i of %i shows the steps %s', (page, pages, shown) => {
  expect(getPaginationWindow(page, pages).join(' ')).toBe(shown)
})

test('the pagination has the first, last and current page, in order, in seven steps at most', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(), (pages, seed) => {
      const page = (seed % pages) + 1
      const steps = getPaginationWindow(page, pages)
      const numbers = steps.filter((step) => step !== 'gap')
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
      expect(numbers).toEqual(expect.arrayContaining([1, page, pages]))
      expect(steps.length).toBeLessThanOrEqual(7)
    }),
  )
})
