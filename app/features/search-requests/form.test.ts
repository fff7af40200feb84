import { expect, test } from 'vitest'
import { searchRequestForm } from './form'

const GOOD = {
  deal_type: '1',
  real_estate_type: '1',
  city: '1',
  currency: '2',
  name: 'ნინო',
  phone_number: '+995 (599) 123456',
}

const parse = (values: object) => searchRequestForm.schema.safeParse({ ...GOOD, ...values })

test('an area is parsed with its unit, and a price in an unknown currency gets a specific error', () => {
  expect(parse({ area_from: '75 კვ.მ', price_to: '120 000' }).data).toMatchObject({
    area_from: 75,
    price_to: { amount: 120_000 },
    phone_number: '599123456',
  })
  expect(parse({ price_to: '€120 000' }).error?.issues).toMatchObject([
    { path: ['price_to'], message: 'price_currency', params: { sign: '€' } },
  ])
})

test.each([
  ['100 000 $', { amount: 100_000, currency: 2 }],
  ['150k', { amount: 150_000 }],
  ['1,5 млн ₾', { amount: 1_500_000, currency: 1 }],
])('the price %j of a search request is parsed as in search filters', (text, price) => {
  expect(parse({ price_to: text }).data).toMatchObject({ price_to: price })
})

test.each([
  [{ price_to: '1200 $/m²' }, 'price_to', 'price_per_area'],
  [{ price_from: '$100', price_to: '₾ 500' }, 'price_to', 'price_currencies_differ'],
  [{ area_from: '2 acres' }, 'area_from', 'area_unit'],
  [{ area_to: '1.500 ha' }, 'area_to', 'area_unclear'],
])('a search request with %j has an error at %s: %s', (values, field, message) => {
  expect(parse(values).error?.issues).toMatchObject([{ path: [field], message }])
})
