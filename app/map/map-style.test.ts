import { expect, test } from 'vitest'
import { sizeAt } from './map-style'

test.each([
  [9, 1],
  [10, 1],
  [12, 3.016],
  [13, 5],
  [15, 9],
  [17, 9],
])('the size at zoom %f, growing from 1 to 5 to 9, is %f', (zoom, size) => {
  expect(sizeAt([10, 1, 13, 5, 15, 9], zoom)).toBeCloseTo(size, 1)
})
