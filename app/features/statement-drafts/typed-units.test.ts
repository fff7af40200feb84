import { expect, test } from 'vitest'
import { findDraftErrors } from '~contract/statement-drafts'
import { moveTypedUnits } from './typed-units'

test('a price that is pasted with its currency is taken in that one', () => {
  const values = moveTypedUnits({ price: '$120,000', currency_id: '1', price_type_id: '3' })
  expect(values).toEqual({ price: '120,000', currency_id: '2', price_type_id: '3' })
  expect(findDraftErrors(values, ['price', 'currency_id'])).toEqual([])
  expect(moveTypedUnits({ price: '1,5 млн', currency_id: '1' })).toEqual({
    price: '1500000',
    currency_id: '1',
  })
})

test('an area that is pasted in square metres is none in hectares', () => {
  expect(moveTypedUnits({ area: '800 მ²', area_type_id: '2' })).toEqual({ area: '800', area_type_id: '1' })
  expect(moveTypedUnits({ area: '0,8', area_type_id: '2' })).toEqual({ area: '0,8', area_type_id: '2' })
  expect(moveTypedUnits({ area: '75 m²', yard_area: '20 კვ.მ' })).toEqual({ area: '75', yard_area: '20' })
})

test('what is no price or area stays as it was typed, and missing fields stay missing', () => {
  const values = { price: '€500', area: 'big', owner_name: 'ნინო' }
  expect(moveTypedUnits(values)).toEqual(values)
})
