import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAmount } from './amount'
import { readPrice, removeLariSign } from './typed-price'

test.each([
  ['120000', 120_000, undefined],
  ['120 000', 120_000, undefined],
  ['120.000', 120_000, undefined],
  ['$120 000', 120_000, 2],
  ['$120,000', 120_000, 2],
  ['120,000 $', 120_000, 2],
  ['120.000 $.', 120_000, 2],
  ['US$ 120 000', 120_000, 2],
  ['120 000 USD', 120_000, 2],
  ['120 000 у.е.', 120_000, 2],
  ['120 000 დოლარი', 120_000, 2],
  ['120 000 ₾', 120_000, 1],
  ['₾120\u202f000', 120_000, 1],
  ['GEL 500', 500, 1],
  ['500 ლარი', 500, 1],
  ['500 Лари', 500, 1],
  ['1.5 млн', 1_500_000, undefined],
  ['1,5 მლნ ₾', 1_500_000, 1],
  ['1.250 mln', 1_250_000, undefined],
  ['120k', 120_000, undefined],
  ['120 тыс. $', 120_000, 2],
  ['120 ათასი ლარი', 120_000, 1],
  ['$1.1M', 1_100_000, 2],
])('the price %j is %d in the currency %s', (text, amount, currency) => {
  const price = readPrice(text)
  expect(parseAmount(price.amount)).toBe(amount)
  expect(price.currency).toBe(currency)
})

test.each([
  '',
  '€500',
  '$500 ₾',
  '$500 $',
  'about 500',
  '500 - 600',
  '500/m²',
  '1,2,3 млн',
  'many',
  '$',
  'k',
  '²',
])('what is no price in a known currency is left as typed: %j', (text) => {
  expect(readPrice(text)).toEqual({ amount: text })
  expect(parseAmount(readPrice(text).amount)).toBeUndefined()
})

test('a long text is rejected without backtracking', () => {
  const text = `1${','.repeat(200_000)}1`
  const started = performance.now()
  expect(readPrice(text)).toEqual({ amount: text })
  expect(performance.now() - started).toBeLessThan(10_000)
})

test('a price in lari is read where it can be in nothing else', () => {
  expect(removeLariSign('₾ 1 000')).toBe('1000')
  expect(removeLariSign('$1000')).toBe('$1000')
})

test('a price is parsed from how each language formats it, with its currency', () => {
  const locales = fc.constantFrom('ka', 'en', 'ru')
  const currencies = fc.constantFrom(['GEL', 1] as const, ['USD', 2] as const)
  const displays = fc.constantFrom('narrowSymbol', 'code' as const)
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999_999_999 }),
      locales,
      currencies,
      displays,
      (price, locale, [code, id], currencyDisplay) => {
        const format = new Intl.NumberFormat(locale, {
          style: 'currency',
          currency: code,
          currencyDisplay,
          maximumFractionDigits: 0,
        })
        const { amount, currency } = readPrice(format.format(price))
        expect(parseAmount(amount)).toBe(price)
        expect(currency).toBe(id)
      },
    ),
  )
})
