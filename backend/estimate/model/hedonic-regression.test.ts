import { expect, test } from 'vitest'
import { createMarket } from '~tests/fixtures/flat-market'
import { toFeatures } from './features'
import { fitRegression } from './hedonic-regression'

const BOUNDED = ['area', 'small', 'large', 'rooms', 'balcony', 'stairs only']

/** Prices rise or fall threefold, in logs, with each feature whose effect is bounded. */
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

test('however prices run, a larger flat, a balcony or a lift never costs less, nor a room much more', () => {
  expect(fitExtremes(1)).toEqual([0.35, 0.35, 0.35, 0.1, 0.2, 0])
  expect(fitExtremes(-1)).toEqual([-0.35, -0.35, -0.35, -0.1, 0, -0.3])
})
