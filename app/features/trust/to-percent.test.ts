import { expect, test } from 'vitest'
import { MIN_PERCENT_CASES } from '~contract/public-figures'
import { toPercent } from './to-percent'

test.each([
  [1, 40, 3],
  [0, 4_000, 0],
  [1, 4_000, 1],
  [3_999, 4_000, 99],
  [4_000, 4_000, 100],
  [5, MIN_PERCENT_CASES, 25],
  [5, MIN_PERCENT_CASES - 1, undefined],
  [0, 0, undefined],
])('%d of %d are %s percent', (part, all, percent) => {
  expect(toPercent(part, all)).toBe(percent)
})
