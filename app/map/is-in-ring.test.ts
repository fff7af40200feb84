import { expect, test } from 'vitest'
import { isInRing } from './is-in-ring'

test.each([
  [[5, 2], true],
  [[8, 8], true],
  [[2, 8], false],
  [[-1, 2], false],
])('the point %j is inside a building with a wing: %s', ([x = 0, y = 0], expected) => {
  const ring = [
    [0, 0],
    [10, 0],
    [10, 10],
    [6, 10],
    [6, 4],
    [0, 4],
  ]
  expect(isInRing([x, y], ring)).toBe(expected)
})
