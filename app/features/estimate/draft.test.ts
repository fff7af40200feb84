import { describe, expect, test } from 'vitest'
import {
  type EstimateDraft,
  isStreetNewlyChosen,
  parseDraft,
  resetDependentFields,
  withUsualProjectType,
} from './draft'
import { getPinView, getSubmittedPinView, withPin } from './draft-pin'

const shown = { shown_city: '1', shown_district: '4', shown_street: '7', shown_street_name: 'ჭავჭავაძე' }
const chosen = { city_id: '1', district_id: '4', urban_id: '38', street_id: '7', street_name: 'ჭავჭავაძე' }

function settled(change: Record<string, string>): EstimateDraft {
  const form = { ...shown, ...chosen, latitude: '41.7', longitude: '44.7', area: '60', ...change }
  return resetDependentFields(parseDraft(form), form)
}

describe('choosing values', () => {
  // Specification 2.4.21
  test('choosing another city clears district, neighbourhood, street and pin, and nothing else', () => {
    expect(settled({ city_id: '15' })).toEqual({ city_id: '15', area: '60' })
  })

  // Specification 2.4.22
  test('choosing another district clears the neighbourhood', () => {
    const { urban_id: _, ...rest } = settled({})
    expect(settled({ district_id: '5' })).toEqual({ ...rest, district_id: '5' })
  })

  // Specification 2.4.23
  test('choosing no balcony, or unchecking them all, clears the area', () => {
    expect(settled({ has_balcony: '0', balconies: '2', balcony_area: '5' })).not.toHaveProperty('balconies')
    expect(settled({ has_balcony: '1', balconies: '0', balcony_area: '5' })).not.toHaveProperty(
      'balcony_area',
    )
    expect(settled({ has_balcony: '1', balconies: '1', balcony_area: '5' }).balcony_area).toBe('5')
  })

  test.each([
    ['1', undefined, undefined],
    ['2', undefined, '8'],
    ['3', undefined, '8'],
    ['2', '9', '9'],
    [undefined, undefined, undefined],
  ])(
    'a building with the status %s and the project type %s gets the project type %s',
    (status, type, expected) => {
      const draft = { ...(status && { status_id: status }), ...(type && { project_type_id: type }) }
      expect(withUsualProjectType(draft).project_type_id).toBe(expected)
    },
  )

  test('choosing a listed street differs from typing a new one', () => {
    expect(settled({ street_name: 'რუსთაველი' })).not.toHaveProperty('street_id')
    const form = { ...shown, ...chosen, street_id: '8', street_name: 'რუსთ' }
    expect(isStreetNewlyChosen(resetDependentFields(parseDraft(form), form), form)).toBe(true)
    expect(isStreetNewlyChosen(parseDraft({ ...shown, ...chosen }), { ...shown, ...chosen })).toBe(false)
  })
})

test('a form is parsed without unrelated fields, and long texts are truncated', () => {
  const draft = parseDraft({ evil: '1', area: ' 60 ', floor: '9'.repeat(99), address: 'ა'.repeat(300) })
  expect(Object.keys(draft).sort()).toEqual(['address', 'area', 'floor'])
  expect([draft.area, draft.floor?.length, draft.address?.length]).toEqual(['60', 30, 100])
})

test('a click on the map is relative to the shown view, not to coordinates typed since', () => {
  const draft: EstimateDraft = {
    pin_centre: '41.7,44.8',
    pin_zoom: '17',
    latitude: '42.1',
    longitude: '43.2',
  }
  expect(getSubmittedPinView(draft).centre).toEqual({ latitude: 41.7, longitude: 44.8 })
  expect(getPinView(draft)).toEqual({ centre: { latitude: 42.1, longitude: 43.2 }, zoom: 17, isSet: true })
  expect(withPin(draft, { ...getSubmittedPinView(draft), isSet: false })).not.toHaveProperty('latitude')
})
