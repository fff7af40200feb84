import { describe, expect, test } from 'vitest'
import { type DraftValues, findDraftErrors } from './statement-drafts'

const FLAT: DraftValues = { real_estate_type_id: '1', deal_type_id: '1' }
const LAND: DraftValues = { real_estate_type_id: '4', deal_type_id: '1' }

describe('minimum area', () => {
  test.each<[DraftValues, number]>([
    [{ ...FLAT, area: '0' }, 1],
    [{ ...FLAT, area: '0.5' }, 1],
    [{ ...FLAT, area: '-64,5' }, 1],
    [{ ...LAND, area_type_id: '1', area: '0' }, 1],
    [{ ...LAND, area_type_id: '2', area: '0' }, 0.01],
    // Leftover unit of land: the type was changed afterwards.
    [{ ...FLAT, area_type_id: '2', area: '0.5' }, 1],
  ])('the reported minimum area is accepted for %o', (values, bound) => {
    expect(findDraftErrors(values, ['area'])).toEqual([{ field: 'area', error: 'min', bound }])
    expect(findDraftErrors({ ...values, area: String(bound) }, ['area'])).toEqual([])
  })
})

test.each<[string, object | undefined]>([
  ['64.5', undefined],
  ['64.555', { error: 'decimals', bound: 2 }],
  ['12345678901', { error: 'max', bound: 10_000_000 }],
  ['0.999', { error: 'min', bound: 1 }],
  ['64.5 kg', { error: 'unit', sign: 'kg' }],
  ['1,2,3', { error: 'number' }],
])('the area %j has the error %j', (area, error) => {
  expect(findDraftErrors({ ...FLAT, area }, ['area'])).toEqual(error ? [{ field: 'area', ...error }] : [])
})
