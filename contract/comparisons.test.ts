import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  formatComparedPlace,
  MAX_COMPARED_PLACES,
  MAX_PLACE_NAME_LENGTH,
  parseComparedPlace,
  parseComparedPlaces,
} from './comparisons'

const toDegrees = (max: number) =>
  fc.integer({ min: -max * 100_000, max: max * 100_000 }).map((units) => units / 100_000)

const place = fc.record({
  name: fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: MAX_PLACE_NAME_LENGTH })
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '' && text.length <= MAX_PLACE_NAME_LENGTH),
  lat: toDegrees(90),
  lng: toDegrees(180),
})

test('every place is parsed back unchanged, with commas in its name', () => {
  fc.assert(
    fc.property(place, (each) => {
      expect(parseComparedPlace(formatComparedPlace(each))).toEqual({
        ...each,
        lat: each.lat || 0,
        lng: each.lng || 0,
      })
    }),
  )
})

test.each([
  '',
  '41.7,44.8',
  '41.7,44.8,',
  '41.7,44.8,  ',
  '91,44.8,Work',
  '41.7,181,Work',
  '1e2,44.8,Work',
  `41.7,44.8,${'x'.repeat(MAX_PLACE_NAME_LENGTH + 1)}`,
])('the text %j is no place', (text) => {
  expect(parseComparedPlace(text)).toBeUndefined()
})

test('the first places are parsed, and a name stands once', () => {
  const texts = ['1,1,a', 'x', '2,2,a', '3,3,b', '4,4,c', '5,5,d']
  expect(parseComparedPlaces(texts)).toEqual([
    { name: 'a', lat: 2, lng: 2 },
    { name: 'b', lat: 3, lng: 3 },
    { name: 'c', lat: 4, lng: 4 },
  ])
  expect(MAX_COMPARED_PLACES).toBe(3)
})
