import { expect, test } from 'vitest'
import { getPriceChange, getRentPeriod, isPricedByArea, listShownPrices } from './prices'

const price = { gel: { total: 270_000, perSquare: 2_700 }, usd: { total: 100_000, perSquare: 1_000 } }
const currencies = (...args: Parameters<typeof listShownPrices>) =>
  listShownPrices(...args).map(({ currency }) => currency)

test("both prices are shown, in the page's currency first", () => {
  expect(currencies(price, 'usd')).toEqual(['usd', 'gel'])
  expect(currencies(price, 'gel')).toEqual(['gel', 'usd'])
  expect(listShownPrices(price, 'gel')[0]).toEqual({
    currency: 'gel',
    total: 270_000,
    perSquare: 2_700,
  })
})

test('a price that the upstream has in one currency is shown only in that one', () => {
  expect(currencies({ gel: undefined, usd: price.usd }, 'gel')).toEqual(['usd'])
  expect(currencies({ gel: undefined, usd: undefined }, 'usd')).toEqual([])
})

test.each([
  [1, undefined, true],
  [2, 'rent_month', true],
  [3, undefined, true],
  [7, 'rent_day', false],
  [10, 'rent_month', true],
])('the deal %s is paid by the period %s, and compared per m²: %s', (dealId, period, perSquare) => {
  expect(getRentPeriod(dealId)).toBe(period)
  expect(isPricedByArea({ dealId, areaUnit: 'm2' })).toBe(perSquare)
  expect(isPricedByArea({ dealId, areaUnit: 'hectare' })).toBe(false)
})

test.each([
  [{ price: 300_000, currency: 'gel' }, 'lower', 10],
  [{ price: 250_000, currency: 'gel' }, 'higher', 8],
  [{ price: 270_500, currency: 'gel' }, 'other', 0],
  [{ price: 150_000, currency: 'usd' }, 'other', 0],
] as const)('a price changed from %j to 270,000 lari is %s by %s per cent', (former, direction, percent) => {
  expect(getPriceChange([{ ...former, until: new Date() }], { price, ownCurrency: 'gel' })).toEqual({
    direction,
    percent,
  })
})

test.each([
  [2.5, 'higher', 8],
  [2.7, 'other', 0],
  [3, 'lower', 10],
] as const)(
  '100,000 dollars at the rate %s, then 270,000 lari, is %s by %s per cent',
  (rateUntil, direction, percent) => {
    const former = { price: 100_000, currency: 'usd', rateUntil } as const
    expect(getPriceChange([{ ...former, until: new Date() }], { price, ownCurrency: 'gel' })).toEqual({
      direction,
      percent,
    })
  },
)

test.each([
  ['a week', 7, 'other', 0],
  ['two months', 60, 'lower', 10],
] as const)(
  'a price that was lower %s before the last change is reduced only if that is long ago',
  (...given) => {
    const [, days, direction, percent] = given
    const DAY = 86_400_000
    const now = Date.now()
    const formerPrices = [
      { price: 300_000, currency: 'gel', until: new Date(now - DAY) },
      { price: 270_000, currency: 'gel', until: new Date(now - (1 + days) * DAY) },
    ] as const
    expect(getPriceChange(formerPrices, { price, ownCurrency: 'gel' })).toEqual({ direction, percent })
  },
)
