import { expect, test } from 'vitest'
import { DAILY_RENT_DEAL_ID, FLAT_TYPE_ID, LAND_TYPE_ID } from '~contract/statements'
import { findLargestAreas, findLowestPrices, findLowestSquarePrices, type Priced } from './best-values'

const priced = (usd: number, values: Partial<Priced> = {}): Priced => ({
  typeId: FLAT_TYPE_ID,
  dealId: 1,
  price: { gel: { total: usd * 3, perSquare: usd / 20 }, usd: { total: usd, perSquare: usd / 60 } },
  priceKind: 'exact',
  areaUnit: 'm2',
  ...values,
})

test('the lowest price is marked, twice if two statements share it', () => {
  expect(findLowestPrices([priced(90), priced(80), priced(80)], 'usd')).toEqual([false, true, true])
})

test('a negotiable price is ignored when the lowest is marked', () => {
  const negotiable = priced(1, { priceKind: 'negotiable' })
  expect(findLowestPrices([negotiable, priced(90), priced(80)], 'gel')).toEqual([false, false, true])
})

test.each([
  ['that are the same', [priced(80), priced(80)]],
  ['of a rent and a sale', [priced(80), priced(1, { dealId: 2 })]],
  ['of one statement', [priced(80)]],
  ['in different currencies', [priced(80), priced(1, { price: { usd: { total: 1 } } })]],
])('prices %s have no lowest', (_, columns) => {
  expect(findLowestPrices(columns, 'gel')).not.toContain(true)
})

test('the lowest price per m² ignores land in hectares and daily rents', () => {
  const hectare = priced(2, { areaUnit: 'hectare' })
  expect(findLowestSquarePrices([priced(90), priced(80), hectare], 'gel')).toEqual([false, true, false])
  const nights = [priced(9), priced(8)].map((one) => ({ ...one, dealId: DAILY_RENT_DEAL_ID }))
  expect(findLowestSquarePrices(nights, 'gel')).toEqual([false, false])
})

test('the largest area is found in one unit', () => {
  const areas = [
    { typeId: LAND_TYPE_ID, area: 5_000, areaUnit: 'm2' },
    { typeId: LAND_TYPE_ID, area: 0.6, areaUnit: 'hectare' },
    { typeId: LAND_TYPE_ID, area: undefined, areaUnit: 'm2' },
  ] as const
  expect(findLargestAreas(areas)).toEqual([false, true, false])
})

test('areas of land and of a flat are not compared, but their prices are', () => {
  const areas = [
    { typeId: FLAT_TYPE_ID, area: 60, areaUnit: 'm2' },
    { typeId: LAND_TYPE_ID, area: 900, areaUnit: 'm2' },
  ] as const
  expect(findLargestAreas(areas)).toEqual([false, false])
  const prices = [priced(90), priced(80, { typeId: LAND_TYPE_ID })]
  expect(findLowestSquarePrices(prices, 'gel')).toEqual([false, false])
  expect(findLowestPrices(prices, 'gel')).toEqual([false, true])
})

test('plots of 0.07 hectares and of 700 m² are equally large', () => {
  const columns = [
    { typeId: LAND_TYPE_ID, area: 0.07, areaUnit: 'hectare' as const },
    { typeId: LAND_TYPE_ID, area: 700, areaUnit: 'm2' as const },
  ]
  expect(findLargestAreas(columns)).toEqual([false, false])
})
