import { expect, test } from 'vitest'
import { createMarket } from '~tests/fixtures/flat-market'
import { toFeatures } from './features'
import { fitRegression } from './hedonic-regression'

const BOUNDED = ['area', 'small', 'large', 'rooms', 'balcony', 'stairs only']

/** Fits a market where each bounded feature raises or lowers log prices threefold. */
function fitExtremes(direction: number): number[] {
  const market = createMarket(400).map((offer, at) => {
    const flat = {
      ...offer,
      area: [18, 45, offer.area, 130, 300][at % 5] as number,
      rooms: 1 + (at % 7),
      balconyArea: (at % 3) * 10,
      hasElevator: at % 2 === 0,
    }
    const features = toFeatures(flat).filter(({ key }) => BOUNDED.includes(key))
    const log = direction * features.reduce((sum, { value }) => sum + 3 * value, 0)
    return { ...flat, price: flat.area * 1_500 * Math.exp(log) }
  })
  const { effects } = fitRegression(market)
  return BOUNDED.map((key) => effects[key] ?? Number.NaN)
}

test('a larger flat, a balcony or a lift never lowers the price, and a room hardly does, for extreme markets', () => {
  expect(fitExtremes(1)).toEqual([0.35, 0.35, 0.35, 0.1, 0.2, 0])
  expect(fitExtremes(-1)).toEqual([-0.35, -0.35, -0.35, -0.1, 0, -0.3])
})
