import { describe, expect, test } from 'vitest'
import type { Dictionaries } from '~/upstream/dictionaries.server'
import type { EstimateDraft } from './draft'
import { validateDraft } from './validate-draft.server'

const row = (id: number, name = String(id)) => ({ id, name })
const plain = (...ids: number[]) => ({ all: ids.map((id) => row(id)), byType: {} })
const forFlats = (...ids: number[]) => ({
  all: ids.map((id) => row(id)),
  byType: { 1: ids.map((id) => row(id)) },
})

const dictionaries = {
  real_estate_types: plain(1, 2, 4),
  statuses: forFlats(1, 2, 3),
  conditions: forFlats(1, 2),
  project_types: forFlats(8, 14, 15, 16, 17),
  room_types: { all: [row(2, '2'), row(11, '10+')], byType: {} },
} as unknown as Dictionaries

const place = { nameIn: undefined, slug: undefined }
const cities = [
  {
    id: 1,
    name: 'Tbilisi',
    ...place,
    districts: [
      { id: 4, name: 'Vake-Saburtalo', ...place, urbans: [38, 9999].map((id) => ({ ...row(id), ...place })) },
    ],
  },
  { id: 15, name: 'Batumi', ...place, districts: [] },
]

const whole: EstimateDraft = {
  city_id: '1',
  district_id: '4',
  urban_id: '38',
  latitude: '41.7151',
  longitude: '44,7671',
  real_estate_type_id: '1',
  status_id: '2',
  project_type_id: '8',
  condition_id: '1',
  area: '35',
  floor: '3',
  total_floors: '9',
  room_type_id: '2',
  has_balcony: '0',
  elevator: '1',
}

const check = (change: EstimateDraft) => validateDraft({ ...whole, ...change }, { cities, dictionaries })
const listErrors = (change: EstimateDraft) => {
  const checked = check(change)
  return 'fieldErrors' in checked ? checked.fieldErrors.map(({ field, error }) => `${field} ${error}`) : []
}

test('a complete form is parsed to a flat', () => {
  expect(check({ room_type_id: '11' })).toEqual({
    flat: {
      cityId: 1,
      realEstateTypeId: 1,
      urbanId: 38,
      statusId: 2,
      projectTypeId: 8,
      conditionId: 1,
      area: 35,
      floor: 3,
      totalFloors: 9,
      rooms: 10,
      balconies: 0,
      balconyArea: 0,
      hasElevator: true,
      place: { latitude: 41.7151, longitude: 44.7671 },
    },
  })
})

describe('drafts at the limits of the rules', () => {
  // Specification 2.3.19, 2.5.12, 2.5.13, 2.5.14, 2.5.15, 2.5.16, 2.5.17, 2.9.9, 2.9.18
  test.each<[EstimateDraft, string[]]>([
    [{ area: '34.9' }, ['area answer_min']],
    [{ area: '34,9' }, ['area answer_min']],
    [{ area: '35.0' }, []],
    [{ area: '1,000' }, []],
    [{ area: '1 000' }, []],
    [{ area: 'abc' }, ['area answer_number']],
    [{ area: '1e3' }, ['area answer_number']],
    [{ area: '-40' }, ['area answer_number']],
    [{ area: '' }, ['area answer_missing']],
    [{ area: '10001' }, ['area answer_max']],
    [{ floor: '9', total_floors: '9' }, []],
    [{ floor: '10', total_floors: '9' }, ['total_floors answer_below_floor']],
    [{ total_floors: '30' }, []],
    [{ total_floors: '31' }, ['total_floors answer_too_many_floors']],
    [{ floor: '３', total_floors: ' 9.' }, []],
    [{ area: '75 კვ.მ' }, []],
    [{ floor: '3.5' }, ['floor answer_digits_only']],
    [{ floor: '-1' }, ['floor answer_digits_only']],
    [{ floor: 'ა' }, ['floor answer_digits_only']],
    [{ total_floors: '0', floor: '0' }, ['total_floors answer_min']],
    [{ has_balcony: '1', balconies: '0', balcony_area: '4' }, ['balconies answer_min']],
    [{ has_balcony: '1', balconies: '1', balcony_area: '0.9' }, ['balcony_area answer_min']],
    [{ has_balcony: '1', balconies: '1', balcony_area: '1' }, []],
    [{ has_balcony: '1' }, ['balconies answer_missing', 'balcony_area answer_missing']],
    [{ has_balcony: '0', balconies: 'x', balcony_area: 'x' }, []],
    [{ has_balcony: '' }, ['has_balcony answer_choice_of']],
    [{ elevator: '2' }, ['elevator answer_choice_of']],
    [{ urban_id: '1' }, ['urban_id answer_choice_of']],
    [{ district_id: '' }, ['district_id answer_choice_of']],
    [{ project_type_id: '14' }, ['project_type_id answer_choice_of']],
    [{ project_type_id: '15' }, ['project_type_id answer_choice_of']],
    [{ project_type_id: '16' }, ['project_type_id answer_choice_of']],
    [{ project_type_id: '17' }, []],
    [{ city_id: '7' }, ['city_id answer_choice_of']],
    [{ latitude: '', longitude: '' }, ['marker marker_missing']],
    [{ latitude: '41.7', longitude: 'x' }, ['marker marker_invalid']],
    [{ latitude: '40.18', longitude: '44.51' }, ['marker marker_outside_georgia']],
  ])('a draft with %j has exactly the expected errors', (change, errors) => {
    expect(listErrors(change)).toEqual(errors)
  })
})

describe('refusing a flat that cannot be estimated', () => {
  // Specification 2.4.17, 2.9.18
  test.each<[EstimateDraft, string]>([
    [{ city_id: '15' }, 'not_tbilisi'],
    [{ real_estate_type_id: '4', project_type_id: '', condition_id: '' }, 'land'],
    [{ real_estate_type_id: '2' }, 'not_flat'],
    [{ urban_id: '9999' }, 'unknown_sector'],
  ])('a flat with %j is refused with the reason %s', (change, reason) => {
    expect(check(change)).toEqual({ reason })
  })
})
