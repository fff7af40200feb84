import { expect, test } from 'vitest'
import { getReturns } from './returns'

test.each([
  [
    { refunded: 0, returned: 0 },
    { byBank: 0, toBalance: 0, total: 0, isPartial: false },
  ],
  [
    { refunded: 0, returned: 5_000 },
    { byBank: 0, toBalance: 5_000, total: 5_000, isPartial: false },
  ],
  [
    { refunded: 0, returned: 2_000 },
    { byBank: 0, toBalance: 2_000, total: 2_000, isPartial: true },
  ],
  [
    { refunded: 5_000, returned: 5_000 },
    { byBank: 5_000, toBalance: 0, total: 5_000, isPartial: false },
  ],
  [
    { refunded: 1_000, returned: 3_000 },
    { byBank: 1_000, toBalance: 2_000, total: 3_000, isPartial: true },
  ],
])('a payment of 50 lari with %j has the returns %j', (payment, returns) => {
  expect(getReturns({ amount: 5_000, ...payment })).toEqual(returns)
})
