import { expect, test } from 'vitest'
import { type DraftField, type DraftValues, findDraftErrors } from './statement-drafts'
import { LAND_TYPE_ID } from './statements'
import { applyTypedUnits } from './typed-units'

const LAND = { real_estate_type_id: String(LAND_TYPE_ID) }

const HOUSE = { real_estate_type_id: '2', deal_type_id: '1' }

test('a price typed with a currency selects that currency', () => {
  const values = applyTypedUnits({ price: '$120,000', currency_id: '1', price_type_id: '3' })
  expect(values).toEqual({ price: '120000', currency_id: '2', price_type_id: '3' })
  expect(findDraftErrors(values, ['price', 'currency_id'])).toEqual([])
})

test.each<[string, DraftValues]>([
  ['1,5 млн', { price: '1500000', currency_id: '1' }],
  ['125000USD', { price: '125000', currency_id: '2' }],
  ['125 тыс. $', { price: '125000', currency_id: '2' }],
  ['150k', { price: '150000', currency_id: '1' }],
  ['₾ 250.000', { price: '250000', currency_id: '1' }],
])('the price %j in a form of lari becomes %j', (price, values) => {
  expect(applyTypedUnits({ price, currency_id: '1' })).toEqual(values)
})

test.each<[DraftValues, DraftValues]>([
  [
    { ...LAND, area: '800 მ²', area_type_id: '2' },
    { ...LAND, area: '800', area_type_id: '1' },
  ],
  [
    { ...LAND, area: '0,8', area_type_id: '2' },
    { ...LAND, area: '0,8', area_type_id: '2' },
  ],
  [
    { ...LAND, area: '1.5 ha', area_type_id: '1' },
    { ...LAND, area: '1.5', area_type_id: '2' },
  ],
  [
    { ...LAND, area: '0.125 ha' },
    { ...LAND, area: '1250', area_type_id: '1' },
  ],
  [
    { ...LAND, area: '6 соток', area_type_id: '2' },
    { ...LAND, area: '600', area_type_id: '1' },
  ],
  [
    { ...HOUSE, area: '0.02 ha' },
    { ...HOUSE, area: '200' },
  ],
  [
    { ...HOUSE, area: '800 sq ft' },
    { ...HOUSE, area: '74.32' },
  ],
  [
    { area: '75 m²', yard_area: '20 კვ.მ' },
    { area: '75', yard_area: '20' },
  ],
  [{ yard_area: '1.5 ha' }, { yard_area: '15000' }],
  [{ yard_area: '6 соток' }, { yard_area: '600' }],
  [{ height: '280 см' }, { height: '2.8' }],
])('the measures of %j become %j', (typed, values) => {
  expect(applyTypedUnits(typed)).toEqual(values)
})

test('a type of real estate selected earlier decides about hectares', () => {
  expect(applyTypedUnits({ area: '1.5 ha' }, LAND)).toEqual({ area: '1.5', area_type_id: '2' })
})

test.each<[DraftValues, DraftField, object]>([
  [{ price: '125 000 €', currency_id: '2' }, 'price', { error: 'currency', sign: '€' }],
  [{ price: '1200 $ m²', currency_id: '1' }, 'price', { error: 'per_area' }],
  [{ price: '500-600', currency_id: '1' }, 'price', { error: 'number' }],
  [{ ...LAND, area: '1.500 ha' }, 'area', { error: 'unclear', sign: '1.500' }],
  [{ area: '75 acres' }, 'area', { error: 'unit', sign: 'acres' }],
  [{ ...HOUSE, yard_area: '2 bighas' }, 'yard_area', { error: 'unit', sign: 'bighas' }],
])('unknown text in %j stays as typed, and its error says why', (typed, field, error) => {
  const values = applyTypedUnits(typed)
  expect(values[field]).toBe(typed[field])
  expect(findDraftErrors(values, [field])).toEqual([{ field, ...error }])
})

test('a sign that was not applied is reported, not dropped', () => {
  const [price] = findDraftErrors({ price: '$500', currency_id: '1' }, ['price'])
  expect(price).toEqual({ field: 'price', error: 'currency', sign: '$' })
  for (const sign of ['m²', 'მ²', 'кв.м']) {
    const [area] = findDraftErrors({ ...LAND, area: `500 ${sign}`, area_type_id: '2' }, ['area'])
    expect(area).toEqual({ field: 'area', error: 'unit', sign })
  }
  expect(findDraftErrors({ ...HOUSE, yard_area: '1.5 ha' }, ['yard_area'])).toEqual([])
})

test('missing fields stay missing, and other fields stay unchanged', () => {
  const values = { area: 'big', owner_name: 'ნინო' }
  expect(applyTypedUnits(values)).toEqual(values)
})
