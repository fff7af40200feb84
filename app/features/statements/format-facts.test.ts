import { describe, expect, test } from 'vitest'
import { TBILISI_ID } from '~contract/locations'
import { formatPlace, formatShortPlace, listDays, type StatementTranslate } from './format-facts'

const FLAT = {
  address: ' Chavchavadze Avenue 47 ',
  neighbourhood: 'Vake',
  city: 'Tbilisi',
  cityId: TBILISI_ID,
}

test('a place is its street, neighbourhood and city, as far as they are known', () => {
  expect(formatPlace(FLAT)).toBe('Chavchavadze Avenue 47, Vake, Tbilisi')
  expect(formatPlace({ ...FLAT, address: undefined, neighbourhood: undefined })).toBe('Tbilisi')
})

test('a short place omits the capital after a neighbourhood, and no other city', () => {
  expect(formatShortPlace(FLAT)).toBe('Chavchavadze Avenue 47, Vake')
  expect(formatShortPlace({ ...FLAT, neighbourhood: undefined })).toBe('Chavchavadze Avenue 47, Tbilisi')
  const batumi = { ...FLAT, neighbourhood: 'Old Batumi', city: 'Batumi', cityId: 15 }
  expect(formatShortPlace(batumi)).toBe('Chavchavadze Avenue 47, Old Batumi, Batumi')
})

describe('days of a card', () => {
  const t = ((key: string, values?: object) =>
    values ? `${key} ${Object.values(values)}` : key) as unknown as StatementTranslate
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

  test('a change that also confirmed the statement is named once', () => {
    expect(listDays({ updatedAt: daysAgo(1), confirmedAt: daysAgo(1) }, t, 'en').filter(Boolean)).toEqual([
      'confirmed_available yesterday',
    ])
  })

  test('a later confirmation is named beside the change, and an unknown one is not', () => {
    expect(listDays({ updatedAt: daysAgo(1), confirmedAt: daysAgo(0) }, t, 'en')).toEqual([
      'yesterday',
      'confirmed_available today',
    ])
    expect(listDays({ updatedAt: daysAgo(0) }, t, 'en').filter(Boolean)).toEqual(['today'])
  })

  test('a reduced price replaces the day of the last change for 30 days', () => {
    const list = (days: number) =>
      listDays({ updatedAt: daysAgo(2), confirmedAt: daysAgo(0), reducedAt: daysAgo(days) }, t, 'en')
    expect(list(5)).toEqual(['price_reduced days_ago 5', 'confirmed_available today'])
    expect(list(31)).toEqual([expect.not.stringContaining('price_reduced'), 'confirmed_available today'])
  })
})
