import { expect, test } from 'vitest'
import { findSquarePrice } from './square-price'

const FLAT = {
  deal_type_id: '1',
  real_estate_type_id: '1',
  price_type_id: '3',
  price: '125 000',
  currency_id: '2',
  area: '64,5',
}

test.each([
  [{}, { amount: 1938, currency: 'usd' }],
  [
    { currency_id: '1', price: '350000', area: '70' },
    { amount: 5000, currency: 'gel' },
  ],
  [{ price_type_id: '1' }, undefined],
  [{ price: '' }, undefined],
  [{ area: '' }, undefined],
  [{ deal_type_id: '7' }, undefined],
  [{ real_estate_type_id: '4', area_type_id: '2' }, undefined],
  [
    { real_estate_type_id: '4', area_type_id: '1', area: '1000' },
    { amount: 125, currency: 'usd' },
  ],
  // A unit left from the time when the draft was for land is ignored.
  [{ area_type_id: '2' }, { amount: 1938, currency: 'usd' }],
])('a m² of a flat with %o costs %o', (change, expected) => {
  expect(findSquarePrice({ ...FLAT, ...change })).toEqual(expected)
})
