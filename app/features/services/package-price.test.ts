import { expect, test } from 'vitest'
import { calculatePackagePrice } from './package-price'

test.each([
  [{ price: 8_000, unit: 'order' }, { statements: 0, area: undefined }, 8_000],
  [{ price: 1_250, unit: 'statement' }, { statements: 3, area: 80 }, 3_750],
  [{ price: 1_250, unit: 'statement' }, { statements: 0, area: 80 }, undefined],
  [{ price: 150, unit: 'm2', minPrice: 8_000 }, { statements: 0, area: 70.33 }, 10_550],
  [{ price: 150, unit: 'm2', minPrice: 8_000 }, { statements: 1, area: 20 }, 8_000],
  [{ price: 150, unit: 'm2' }, { statements: 1, area: undefined }, undefined],
] as const)('a package with %j for %j costs %s', (one, amounts, total) => {
  expect(calculatePackagePrice({ minPrice: undefined, ...one }, amounts)).toBe(total)
})
