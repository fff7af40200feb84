import { describe, expect, test } from 'vitest'
import { type DraftValues, findDraftErrors } from './statement-drafts'

const FLAT: DraftValues = { real_estate_type_id: '1', deal_type_id: '1' }
const LAND: DraftValues = { real_estate_type_id: '4', deal_type_id: '1' }

describe('the least area that is named is the one that is taken', () => {
  test.each<[DraftValues, number]>([
    [{ ...FLAT, area: '0' }, 1],
    [{ ...FLAT, area: '0.5' }, 1],
    [{ ...FLAT, area: '-64,5' }, 1],
    [{ ...LAND, area_type_id: '1', area: '0' }, 1],
    [{ ...LAND, area_type_id: '2', area: '0' }, 0.01],
    // Left from the time when it was land.
    [{ ...FLAT, area_type_id: '2', area: '0.5' }, 1],
  ])('of %o', (values, bound) => {
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
])('of the area %j is said: %j', (area, error) => {
  expect(findDraftErrors({ ...FLAT, area }, ['area'])).toEqual(error ? [{ field: 'area', ...error }] : [])
})
