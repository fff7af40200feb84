import { expect, test } from 'vitest'
import { toStoredPackage } from './stored-package'

// Specification 1.3.24
test('browser storage receives the price of the package in lari, and its days', () => {
  expect(JSON.parse(toStoredPackage({ price: 2_550, days: 5 }))).toEqual({
    packagePrice: '25.5',
    packageDays: '5',
  })
  expect(JSON.parse(toStoredPackage({ price: 10_000, days: undefined }))).toEqual({ packagePrice: '100' })
})
