import { expect, test } from 'vitest'
import { TBILISI_ID } from '~contract/locations'
import { formatPlace, formatShortPlace } from './format-facts'

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
