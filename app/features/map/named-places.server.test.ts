import { expect, test } from 'vitest'
import { findPlaceName } from './named-places.server'

test('a place is named by its neighbourhood, and at a low zoom by its town', () => {
  const vake = { latitude: 41.709, longitude: 44.764 }
  expect(findPlaceName(vake, 14, 'en')).toBe('Vake')
  expect(findPlaceName(vake, 9, 'en')).toBe('Tbilisi')
})
