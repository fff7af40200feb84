import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ACCEPTED_CONDITIONS, APARTMENT_TYPES, STATUSES } from '~contract/estimate'
import { CONDITION_FACTORS, createFlat, createMarket, PRICE_PER_METRE } from '~tests/fixtures/flat-market'
import { isFullRun } from '~tests/full-run'
import { SECTORS } from '../sectors'
import { type Estimate, estimatePrice, RANGE_ON_REAL_MARKET } from './estimate-price'
import { explainPrice } from './explain-price'
import { fitModel } from './fit-model'
import type { Flat } from './flat'
import type { HedonicRegression } from './hedonic-regression'
import { getFold } from './k-fold'

const market = createMarket(600)
const { model } = fitModel(market)
const regression = model.levels[0] as HedonicRegression

function estimateOf(flat: Flat, offers = market): Estimate {
  const answer = estimatePrice(model, flat, offers)
  if ('reason' in answer) throw new Error(answer.reason)
  return answer.estimate
}

const anyFlat = fc
  .record({
    sector: fc.constantFrom('vake', 'gldani', 'isani'),
    status: fc.constantFrom(...Object.values(STATUSES)),
    condition: fc.constantFrom(...Object.values(ACCEPTED_CONDITIONS)),
    apartmentType: fc.option(fc.constantFrom(...Object.values(APARTMENT_TYPES))),
    yearRange: fc.option(fc.constantFrom('<1955' as const, '1955-2000' as const, '>2000' as const)),
    area: fc.double({ min: 1, max: 20_000, noNaN: true }),
    floor: fc.integer({ min: -2, max: 60 }),
    totalFloors: fc.integer({ min: 0, max: 30 }),
    rooms: fc.option(fc.integer({ min: 0, max: 50 })),
    balconyArea: fc.option(fc.double({ min: 0, max: 500, noNaN: true })),
    hasElevator: fc.option(fc.boolean()),
  })
  .map((flat) => createFlat(flat))
const anywhereIn = (flat: Flat): Flat => ({
  ...flat,
  point: market.find(({ sector }) => sector === flat.sector)?.point ?? null,
})

describe('estimates', () => {
  test.each(['vake', 'gldani', 'isani'])('an estimate is close to the asking price in %s', (sector) => {
    for (const condition of ['newly_renovated', 'old_renovation', 'white_frame'] as const) {
      const { perMetre } = estimateOf(anywhereIn(createFlat({ sector, condition })))
      const squarePrice = (PRICE_PER_METRE[sector] as number) * CONDITION_FACTORS[condition]
      expect(Math.abs(perMetre / squarePrice - 1)).toBeLessThan(0.1)
    }
  })

  test('contributions add up exactly to the estimate', () => {
    fc.assert(
      fc.property(anyFlat, (flat) => {
        const { total, baselinePrice, contributions } = estimateOf(anywhereIn(flat))
        expect(contributions.reduce((sum, { amount }) => sum + amount, baselinePrice)).toBe(total)
        expect(contributions.every(({ amount }) => Number.isInteger(amount))).toBe(true)
      }),
    )
  })

  test('contributions add up for any premium of the comparables', () => {
    fc.assert(
      fc.property(anyFlat, fc.double({ min: -1, max: 1, noNaN: true }), (flat, nearby) => {
        const { total, baseline, contributions } = explainPrice(regression, flat, nearby)
        expect(contributions.reduce((sum, { amount }) => sum + amount, baseline)).toBe(total)
      }),
      { numRuns: isFullRun ? 10_000 : 300 },
    )
  })

  test('an estimate is inside its range for any flat', () => {
    fc.assert(
      fc.property(anyFlat, (flat) => {
        const { total, perMetre, range } = estimateOf(anywhereIn(flat))
        expect([total, perMetre, range.low, range.high].every(Number.isSafeInteger)).toBe(true)
        expect(range.low).toBeGreaterThan(0)
        expect(range.low).toBeLessThanOrEqual(total)
        expect(range.high).toBeGreaterThanOrEqual(total)
      }),
    )
  })

  test('an estimate never falls when a flat grows or gains a lift or a larger balcony', () => {
    fc.assert(
      fc.property(anyFlat, fc.double({ min: 1, max: 3, noNaN: true }), (flat, times) => {
        const located = anywhereIn({ ...flat, hasElevator: false, balconyArea: 3 })
        const { total } = estimateOf(located)
        expect(estimateOf({ ...located, area: located.area * times }).total).toBeGreaterThanOrEqual(total)
        expect(estimateOf({ ...located, hasElevator: true }).total).toBeGreaterThanOrEqual(total)
        expect(estimateOf({ ...located, balconyArea: 9 }).total).toBeGreaterThanOrEqual(total)
      }),
    )
  })

  test('an estimate does not depend on the order of the statements', () => {
    const turned = [...market].reverse()
    expect(fitModel(turned).model).toEqual(model)
    expect(estimateOf(createFlat(), turned)).toEqual(estimateOf(createFlat()))
  })

  test("an estimate does not depend on the flat's own asking price", () => {
    const own = market.find((offer) => offer.sector === 'vake')
    if (!own) throw new Error('the market has flats in Vake')
    const dearer = market.map((offer) => (offer === own ? { ...offer, price: offer.price * 3 } : offer))
    const { levels, seed } = fitModel(dearer).model
    const part = getFold(own, levels.length, seed)
    expect(levels[part]).toEqual(model.levels[part])
    expect(estimateOf(own, dearer).total).toBe(estimateOf(own).total)
    expect(estimateOf(own).comparables.map(({ offer }) => offer.id)).not.toContain(own.id)
  })

  test('an estimate lists nearby comparables with their adjustments', () => {
    const { comparables } = estimateOf(createFlat({ condition: 'newly_renovated' }))
    expect(comparables.length).toBeGreaterThan(20)
    expect(comparables.every(({ distance }) => distance >= 0 && distance <= 2_000)).toBe(true)
    const worse = comparables.filter(({ offer }) => offer.condition === 'old_renovation')
    expect(worse.length).toBeGreaterThan(0)
    expect(worse.every(({ adjustment }) => adjustment > 1.1)).toBe(true)
  })

  test('an estimate from demo data has a range at least as wide as on the real market', () => {
    const answer = estimatePrice(model, createFlat(), market, { isMadeUp: true })
    if ('reason' in answer) throw new Error(answer.reason)
    const { range, total } = answer.estimate
    expect(range.low).toBeLessThanOrEqual(Math.round(total * RANGE_ON_REAL_MARKET.low))
    expect(range.high).toBeGreaterThanOrEqual(Math.round(total * RANGE_ON_REAL_MARKET.high))
  })
})

test('the price of a floor above the last one equals that of the last', () => {
  const [above, last] = [40, 9].map((floor) =>
    explainPrice(regression, createFlat({ floor, totalFloors: 9 }), 0),
  )
  expect(above).toEqual(last)
})

test.each<[string, Partial<Flat>]>([
  ['unknown_sector', { sector: 'atlantis' }],
  ['too_many_floors', { totalFloors: 31 }],
  ['too_few_comparables', { sector: 'vera' }],
  ['too_few_comparables', { point: { lat: 41.6, lng: 44.6 } }],
  ['too_few_comparables', { point: null }],
])('an estimate is refused for %s', (reason, flat) => {
  expect(estimatePrice(model, createFlat(flat), market)).toEqual({ reason })
})

test('five comparables are enough for an estimate, and four are not', () => {
  const flat = createFlat()
  const fold = getFold(flat, model.levels.length, model.seed)
  const near = market.filter(
    (offer) => offer.sector === flat.sector && getFold(offer, model.levels.length, model.seed) !== fold,
  )
  expect(estimateOf(flat, near.slice(0, 5)).comparables).toHaveLength(5)
  expect(estimatePrice(model, flat, near.slice(0, 4))).toEqual({ reason: 'too_few_comparables' })
})

// Specification 2.3.15
test('sector keys are unique, and no neighbourhood is in two sectors', () => {
  expect(new Set(SECTORS.map(({ key }) => key)).size).toBe(SECTORS.length)
  const urbans = SECTORS.flatMap(({ urbanIds }) => urbanIds)
  expect(new Set(urbans).size).toBe(urbans.length)
  expect(SECTORS.every(({ key }) => /^[a-z_]+$/.test(key))).toBe(true)
})
