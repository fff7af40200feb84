import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { convertSums } from './convert-sums'
import type { LoanScenario } from './scenario'

const GEL = 1
const USD = 2
const RATE = 2.7
describe('the sums of a scenario', () => {
  test('sums that were shown in another currency are converted', () => {
    const scenario = { price: 100_000, own: 20_000, currency: GEL, pricedIn: USD }
    expect(convertSums(scenario, RATE)).toEqual({
      currency: GEL,
      price: 270_000,
      own: 54_000,
      entered: { price: { amount: 100_000, currency: USD }, own: { amount: 20_000, currency: USD } },
    })
  })

  test('sums typed in the same submission as a new currency are not converted', () => {
    const scenario: LoanScenario = { price: 100_000, own: 20_000, currency: GEL, pricedIn: USD }
    expect(convertSums({ ...scenario, unconverted: ['price', 'own'] }, RATE)).toEqual({
      currency: GEL,
      price: 100_000,
      own: 20_000,
    })
    expect(convertSums({ ...scenario, unconverted: ['price'] }, RATE)).toMatchObject({
      price: 100_000,
      own: 54_000,
    })
    expect(convertSums({ ...scenario, unconverted: ['own'] }, RATE)).toMatchObject({
      price: 270_000,
      own: 20_000,
    })
  })

  test('sums are as typed after any number of switches back and forth', () => {
    const amount = fc.integer({ min: 10, max: 300_000_000 })
    const rate = fc.integer({ min: 15_000, max: 40_000 }).map((digits) => digits / 10_000)
    fc.assert(
      fc.property(amount, rate, fc.integer({ min: 1, max: 6 }), (price, lari, switches) => {
        const start: LoanScenario = { price, own: Math.ceil(price / 3), currency: GEL }
        let scenario = start
        for (let done = 0; done < 2 * switches; done += 1) {
          const currency = scenario.currency === GEL ? USD : GEL
          scenario = convertSums({ ...scenario, currency, pricedIn: scenario.currency ?? GEL }, lari)
        }
        expect(scenario).toEqual(start)
      }),
    )
  })

  test('a conversion keeps a share that is exactly the minimum of a bank', () => {
    const price = fc.integer({ min: 1_000, max: 10_000_000 })
    const rate = fc.integer({ min: 15_000, max: 40_000 }).map((digits) => digits / 10_000)
    fc.assert(
      fc.property(price, rate, fc.constantFrom(10, 30, 100), (sum, lari, percent) => {
        const scenario = { price: sum, own: (sum * percent) / 100, currency: USD, pricedIn: GEL }
        const { price: inDollars = 0, own = 0 } = convertSums(scenario, lari)
        expect(own).toBeGreaterThanOrEqual((inDollars * percent) / 100 - 1e-6)
        expect(own).toBeLessThan((inDollars * percent) / 100 + 1)
      }),
    )
  })

  test('a conversion takes the price of the statement in the chosen currency', () => {
    const listing = { [GEL]: 265_000, [USD]: 100_000 }
    const scenario = { price: 100_000, currency: GEL, pricedIn: USD }
    expect(convertSums(scenario, RATE, listing).price).toBe(265_000)
    expect(convertSums({ ...scenario, price: 100_001 }, RATE, listing).price).toBe(270_003)
  })

  test.each([
    [{ price: 100_000 }, undefined, { invalidPrice: '100000' }],
    [{ price: 999_999_999 }, RATE, { invalidPrice: '2699999997' }],
    [{ own: 5 }, undefined, { invalid: { own: '5' } }],
  ])('sums that cannot be converted are invalid, as typed: %j', (sums, rate, expected) => {
    const scenario = convertSums({ ...sums, currency: GEL, pricedIn: USD }, rate)
    expect(scenario).toEqual({ currency: GEL, ...expected })
  })

  test('empty sums stay empty', () => {
    const scenario = { price: 100, own: 0, currency: USD, pricedIn: GEL }
    expect(convertSums(scenario, RATE)).toMatchObject({ price: 37, own: 0 })
  })
})
