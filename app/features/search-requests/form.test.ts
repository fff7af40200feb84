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

test('an area is taken with its unit, and a price in an unknown currency is invalid', () => {
  const parse = (values: object) => searchRequestForm.schema.safeParse({ ...GOOD, ...values })
  expect(parse({ area_from: '75 კვ.მ', price_to: '120 000' }).data).toMatchObject({
    area_from: 75,
    price_to: 120_000,
    phone_number: '599123456',
  })
  expect(parse({ price_to: '€120 000' }).error?.issues).toMatchObject([
    { path: ['price_to'], message: 'price_invalid' },
  ])
})
