import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseSearchFilters } from '~/features/search-filters'
import { convertShownPrices, formatShownPrices, isCurrencySwitched, SHOWN_PRICES_PARAM } from './shown-prices'

const RATE = 2.7123
const GEL = 1
const USD = 2

/** Returns the query of a form that shows a search, sent with changed fields, after its conversion. */
function send(shown: string, changes: Record<string, string>, rate: number | undefined = RATE): string {
  const filters = parseSearchFilters(new URLSearchParams(shown))
  const query = new URLSearchParams(shown)
  for (const [name, value] of Object.entries(changes)) query.set(name, value)
  query.set(SHOWN_PRICES_PARAM, formatShownPrices(filters, filters.currency ?? GEL) ?? '')
  return convertShownPrices(query, rate).toString()
}

describe('the prices of a filter form', () => {
  test('both ends of an untouched range are converted to the chosen currency', () => {
    expect(send('price_from=100000&price_to=200000&currency_id=1', { currency_id: '2' })).toBe(
      'price_from=36869&price_to=73738&currency_id=2',
    )
    expect(send('price_to=100000&currency_id=2', { currency_id: '1' })).toBe('price_to=271230&currency_id=1')
  })

  test('prices without a currency were shown in lari', () => {
    expect(send('price_to=271230', { currency_id: '2' })).toBe('price_to=100000&currency_id=2')
  })

  test('a price per square metre is converted as well, also beside a typed price', () => {
    const shown = 'price_to=100000&square_price_to=1000&currency_id=2'
    expect(send(shown, { currency_id: '1', price_to: '250 000' })).toBe(
      'price_to=250+000&square_price_to=2712&currency_id=1',
    )
  })

  test.each<Record<string, string>>([
    { price_from: '150000', price_to: '400000' },
    { price_to: '400000' },
    { price_to: '200 000 ₾' },
  ])('a range with a typed end belongs to the chosen currency: %o', (typed) => {
    const shown = 'price_from=100000&price_to=200000&currency_id=2'
    const sent = new URLSearchParams({
      ...Object.fromEntries(new URLSearchParams(shown)),
      ...typed,
      currency_id: '1',
    })
    expect(send(shown, { ...typed, currency_id: '1' })).toBe(sent.toString())
  })

  test('a price typed where none was shown belongs to the chosen currency', () => {
    const sent = send('square_price_to=1000&currency_id=2', { currency_id: '1', price_to: '90000' })
    expect(sent).toBe('square_price_to=2712&currency_id=1&price_to=90000')
  })

  test('the other end of a range is converted if one was cleared', () => {
    const shown = 'price_from=100000&price_to=200000&currency_id=2'
    expect(send(shown, { price_to: '', currency_id: '1' })).toBe('price_from=271230&price_to=&currency_id=1')
  })

  test('prices keep their numbers while the currency stays or the exchange rate is missing', () => {
    const shown = 'price_from=100000&price_to=200000&currency_id=2'
    expect(send(shown, {})).toBe(shown)
    const query = new URLSearchParams(`${shown}&${SHOWN_PRICES_PARAM}=price_from%3D100000`)
    query.set('currency_id', '1')
    expect(convertShownPrices(query, undefined).toString()).toBe(shown.replace(/2$/, '1'))
  })

  test('forged shown prices change nothing', () => {
    for (const forged of ['', 'x', 'currency_id=2', 'currency_id=9&price_to=5', '%', 'price_to=200000'])
      expect(
        isCurrencySwitched(new URLSearchParams({ currency_id: '1', [SHOWN_PRICES_PARAM]: forged })),
      ).toBe(false)
  })

  test('a converted price is a valid bound, and a round one returns unchanged after switching back', () => {
    const rates = fc.integer({ min: 15_000, max: 40_000 }).map((digits) => digits / 10_000)
    const roundPrices = fc.integer({ min: 1, max: 400 }).map((thousands) => thousands * 1_000)
    fc.assert(
      fc.property(roundPrices, rates, fc.constantFrom(GEL, USD), (price, rate, currency) => {
        const shown = `price_to=${price}&currency_id=${currency}`
        const other = send(shown, { currency_id: String(3 - currency) }, rate)
        expect(parseSearchFilters(new URLSearchParams(other)).ranges.price?.to).toBeGreaterThan(0)
        expect(send(other, { currency_id: String(currency) }, rate)).toBe(shown)
      }),
    )
    const largest = send('price_to=999999999&currency_id=2', { currency_id: '1' })
    expect(largest).toBe('price_to=999999999&currency_id=1')
    expect(send('price_to=1&currency_id=1', { currency_id: '2' })).toBe('price_to=1&currency_id=2')
  })
})

test('a search without a price has no shown prices', () => {
  const filters = parseSearchFilters(new URLSearchParams('area_to=70&currency_id=2'))
  expect(formatShownPrices(filters, USD)).toBeUndefined()
})
