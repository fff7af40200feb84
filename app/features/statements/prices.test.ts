import { expect, test } from 'vitest'
import { listShownPrices } from './prices'

const price = { gel: { total: 270_000, perSquare: 2_700 }, usd: { total: 100_000, perSquare: 1_000 } }
const currencies = (...args: Parameters<typeof listShownPrices>) =>
  listShownPrices(...args).map(({ currency }) => currency)

test("both prices are shown, the owner's currency first until the visitor chooses one", () => {
  expect(currencies(price, 'usd', undefined)).toEqual(['usd', 'gel'])
  expect(currencies(price, 'gel', undefined)).toEqual(['gel', 'usd'])
  expect(listShownPrices(price, 'gel', undefined)[0]).toEqual({
    currency: 'gel',
    total: 270_000,
    perSquare: 2_700,
  })
})

test("the currency chosen by the visitor comes before the owner's", () => {
  expect(currencies(price, 'usd', 'gel')).toEqual(['gel', 'usd'])
  expect(currencies(price, 'gel', 'usd')).toEqual(['usd', 'gel'])
})

test('a price that the upstream has in one currency is shown in that one alone', () => {
  expect(currencies({ gel: undefined, usd: price.usd }, 'gel', 'gel')).toEqual(['usd'])
  expect(currencies({ gel: undefined, usd: undefined }, 'gel', 'usd')).toEqual([])
})
