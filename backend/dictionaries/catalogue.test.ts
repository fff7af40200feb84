import { describe, expect, test } from 'vitest'
import { LOCALES } from '~backend/platform/localized-text'
import { getCatalogue } from './catalogue'
import { PARAMETERS } from './parameters'

const KEYED_BY_REAL_ESTATE = [
  'deal_types',
  'area_types',
  'statuses',
  'conditions',
  'project_types',
  'storeroom_types',
  'rent_types',
  'daily_rent_types',
  'statement_parameters',
] as const

describe.each(LOCALES)('the dictionaries in %s', (locale) => {
  const catalogue = getCatalogue(locale)

  test('dictionaries that depend on the real-estate type are keyed by it', () => {
    for (const group of KEYED_BY_REAL_ESTATE) {
      expect(Object.keys(catalogue[group])).toEqual(['1', '2', '3', '4', '5', '6'])
    }
  })

  test('every entry is named in the script of the language', () => {
    const letters = { ka: /^[^а-яё]+$/i, en: /^[^ა-ჰа-яё]+$/i, ru: /^[^ა-ჰ]+$/ }[locale]
    const rows = Object.values(catalogue).flatMap((group) =>
      Array.isArray(group) ? group : Object.values(group).flat(),
    )
    for (const row of rows) expect(row.display_name).toMatch(letters)
  })
})

test('ids and keys of parameters are unique', () => {
  expect(new Set(PARAMETERS.map(({ id }) => id)).size).toBe(PARAMETERS.length)
  expect(new Set(PARAMETERS.map(({ key }) => key)).size).toBe(PARAMETERS.length)
})

test('six rooms have the id 7 and allow up to six bedrooms', () => {
  const six = getCatalogue('en').room_types.find(({ id }) => id === 7)
  expect(six?.display_name).toBe('6')
  expect(six?.bedroom_types.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6])
})
