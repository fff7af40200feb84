import { expect, test } from 'vitest'
import { toClosingKey } from './closing-key'

test.each([
  [1, 'sold'],
  [2, 'rented'],
  [3, 'pledged'],
  [7, 'rented'],
  [10, 'leased'],
])('closing a statement of deal %i is called %s', (dealId, key) => {
  expect(toClosingKey(dealId)).toBe(key)
})
