import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CHART_BOX, drawPriceLines, type FormerAskingPrice, getPriceHistory } from './price-history'

const DAY = 86_400_000
const NOW = new Date('2026-11-01T12:00:00Z')
const daysAgo = (days: number) => new Date(NOW.valueOf() - days * DAY)

const formerPrice = (
  price: number,
  [since, until]: number[],
  rates: (number | undefined)[],
  currency: 'usd' | 'gel' = 'usd',
) => ({
  price,
  currency,
  since: daysAgo(since ?? 0),
  until: daysAgo(until ?? 0),
  rateFrom: rates[0],
  rateUntil: rates[1],
})

const statement = (formerPrices: FormerAskingPrice[], total = 90_000) => ({
  formerPrices,
  price: { usd: { total } },
  ownCurrency: 'usd' as const,
})

test("a reduction in dollars while the lari falls is split into the seller's part and the rate's part", () => {
  const history = getPriceHistory(statement([formerPrice(100_000, [60, 20], [2.5, 2.75])]), 'gel', 2.8, NOW)
  const [first, reduced, today] = history?.steps ?? []
  expect(first).toEqual({ at: daysAgo(60), amount: 250_000, change: undefined })
  expect(reduced?.amount).toBe(247_500)
  expect(reduced?.change?.seller).toBeCloseTo(0.9)
  expect(reduced?.change?.rate).toBeCloseTo(1.1)
  expect(reduced?.change?.total).toBeCloseTo(0.99)
  expect(today?.amount).toBeCloseTo(252_000)
  expect(today?.change).toMatchObject({ seller: 1 })
  expect(history?.line.map(({ amount }) => Math.round(amount))).toEqual([250_000, 275_000, 247_500, 252_000])
})

test('the exchange rate has no part in the currency of the seller', () => {
  const history = getPriceHistory(statement([formerPrice(100_000, [60, 20], [2.5, 2.75])]), 'usd', 2.8, NOW)
  expect(history?.steps.map(({ change }) => change?.rate)).toEqual([undefined, 1, 1])
})

test('a price that never changed has no history', () => {
  expect(getPriceHistory(statement([]), 'usd', 2.7, NOW)).toBeUndefined()
})

test('an unknown rate leaves a history in the currency of the seller only', () => {
  const unknown = statement([formerPrice(100_000, [60, 20], [undefined, 2.75])])
  expect(getPriceHistory(unknown, 'gel', 2.8, NOW)).toBeUndefined()
  expect(getPriceHistory(unknown, 'usd', undefined, NOW)?.steps).toHaveLength(3)
})

const rate = fc.double({ min: 1.5, max: 4, noNaN: true })
const money = fc.integer({ min: 1_000, max: 5_000_000 })
const currency = fc.constantFrom('usd' as const, 'gel' as const)
const changes = fc.array(fc.record({ price: money, currency, rate }), { minLength: 1, maxLength: 6 })

test('the changes by the seller and by the exchange rate multiply to the whole change of the price', () => {
  fc.assert(
    fc.property(
      changes,
      money,
      currency,
      rate,
      rate,
      currency,
      (prices, present, own, firstRate, now, target) => {
        const rates = [firstRate, ...prices.map((change) => change.rate)]
        const former = prices.map(({ price, currency: one }, index) =>
          formerPrice(price, [100 - index * 10, 90 - index * 10], [rates[index], rates[index + 1]], one),
        )
        const history = getPriceHistory(
          { formerPrices: former.toReversed(), price: { [own]: { total: present } }, ownCurrency: own },
          target,
          now,
          NOW,
        )
        const steps = history?.steps ?? []
        let amount = steps[0]?.amount ?? 0
        for (const { change } of steps.slice(1)) {
          if (!change) throw new Error('a change is missing')
          expect(change.seller * change.rate).toBeCloseTo(change.total, 8)
          amount *= change.total
        }
        const expected = own === target ? present : target === 'gel' ? present * now : present / now
        expect(amount / expected).toBeCloseTo(1, 8)
        expect(steps.at(-1)?.change?.seller).toBe(1)
      },
    ),
  )
})

test('lines of prices stay within their box and end at the same point', () => {
  fc.assert(
    fc.property(fc.array(money, { minLength: 2, maxLength: 12 }), (amounts) => {
      const line = amounts.map((amount, index) => ({ at: daysAgo(100 - index), amount }))
      const [path = '', other = ''] = drawPriceLines([
        line,
        line.map((point) => ({ ...point, amount: point.amount * 2.7 })),
      ])
      const points = path
        .slice(1)
        .split('L')
        .map((point) => point.split(' ').map(Number))
      for (const [x = -1, y = -1] of points) {
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x).toBeLessThanOrEqual(CHART_BOX.width)
        expect(y).toBeGreaterThanOrEqual(0)
        expect(y).toBeLessThanOrEqual(CHART_BOX.height)
      }
      expect(other.split('L').at(-1)).toBe(path.split('L').at(-1))
    }),
  )
})
