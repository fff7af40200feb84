import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseArea } from './measures'

test.each([
  ['54.5', 54.5],
  ['54,5', 54.5],
  ['1 000', 1_000],
  ['1,000', 1_000],
  ['1,054.5', 1_054.5],
  ['0.01', 0.01],
])('%j is an area of %d m²', (text, area) => {
  expect(parseArea(text)).toBe(area)
})

test.each(['', '0', '0.00', '-5', '1.234', '1000000', 'big'])('%j is no area', (text) => {
  expect(parseArea(text)).toBeUndefined()
})

test('an area above the maximum is undefined', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999 }), fc.integer({ min: 1, max: 999_999 }), (area, max) => {
      expect(parseArea(String(area), max)).toBe(area <= max ? area : undefined)
    }),
  )
})
