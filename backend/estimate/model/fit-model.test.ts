import { describe, expect, test } from 'vitest'
import { createMarket } from '~tests/fixtures/flat-market'
import { fitModel, MIN_TRAINING_FLATS } from './fit-model'
import { getFold } from './k-fold'
import { solveLinearSystem } from './solve-linear-system'

describe('model training', () => {
  const market = createMarket(600)
  const { model, judgements } = fitModel(market)

  test("the model beats the sector's median, and its range covers eight of ten prices", () => {
    const { all } = model.card
    expect(all?.count).toBe(600)
    expect(all?.medianError).toBeLessThan(0.09)
    expect(all?.medianError).toBeLessThan((all?.plainMedianError ?? 0) * 0.75)
    expect(all?.inRange).toBeGreaterThan(0.75)
    expect(all?.inRange).toBeLessThan(0.86)
  })

  test('every flat is evaluated once, by the fold trained without it', () => {
    expect(new Set(judgements.map(({ offer }) => offer.id)).size).toBe(600)
    expect(judgements.every(({ offer, fold: part }) => getFold(offer, 10, 0) === part)).toBe(true)
  })

  test('the model is robust against misfiled flats and unrealistic prices', () => {
    const errors = market.slice(0, 40).flatMap((offer, index) => [
      { ...offer, id: 10_000 + index, price: 800 },
      { ...offer, id: 20_000 + index, area: 250_000 },
      { ...offer, id: 30_000 + index, price: offer.price * 4 },
    ])
    const { card } = fitModel([
      ...market,
      ...errors.filter((_, index) => index % 3 !== 2 || index < 30),
    ]).model
    expect(card.all?.medianError).toBeLessThan(0.1)
  })

  test('a model can be stored as JSON and read back', () => {
    expect(JSON.parse(JSON.stringify(model))).toEqual(model)
  })

  test('training throws if there are too few flats', () => {
    expect(() => fitModel(market.slice(0, MIN_TRAINING_FLATS - 1))).toThrow(RangeError)
    expect(() => fitModel([])).toThrow('0 flats are too few')
  })

  test('training works for identical flats', () => {
    const [one] = market
    if (!one) throw new Error('there is one')
    const same = Array.from({ length: 60 }, (_, id) => ({ ...one, id, floor: (id % one.totalFloors) + 1 }))
    expect(fitModel(same).model.card.all?.medianError).toBeLessThan(0.02)
  })
})

test('a system of linear equations is solved', () => {
  const rows = [[4], [2, 5], [1, 3, 6]].map((row) => Float64Array.from(row))
  const [x, y, z] = solveLinearSystem(rows, Float64Array.from([9, 18, 25]))
  expect(4 * (x ?? 0) + 2 * (y ?? 0) + (z ?? 0)).toBeCloseTo(9)
  expect(2 * (x ?? 0) + 5 * (y ?? 0) + 3 * (z ?? 0)).toBeCloseTo(18)
  expect((x ?? 0) + 3 * (y ?? 0) + 6 * (z ?? 0)).toBeCloseTo(25)
})
