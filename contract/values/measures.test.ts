import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseArea, removeAreaUnit } from './measures'

test.each([
  ['54.5', 54.5],
  ['54,5', 54.5],
  ['1 000', 1_000],
  ['1,000', 1_000],
  ['1,054.5', 1_054.5],
  ['0.01', 0.01],
  ['75 m²', 75],
  ['75 m2', 75],
  ['75m^2', 75],
  ['75 კვ.მ', 75],
  ['75 კვ. მ.', 75],
  ['75,5 კვმ', 75.5],
  ['75 მ²', 75],
  ['75 кв.м', 75],
  ['75 кв. м.', 75],
  ['75 м2', 75],
  ['75\u00a0sq.m', 75],
  ['1,500 m²', 1_500],
  ['٧٥ m²', 75],
])('%j is an area of %d m²', (text, area) => {
  expect(parseArea(text)).toBe(area)
})

test.each(['', '0', '0.00', '-5', '1.234', '1000000', 'big', 'm²', '75 km', '75 m3', '75 ₾', '75 mm'])(
  '%j is no area',
  (text) => {
    expect(parseArea(text)).toBeUndefined()
  },
)

test('an area above the maximum is undefined', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999 }), fc.integer({ min: 1, max: 999_999 }), (area, max) => {
      expect(parseArea(String(area), max)).toBe(area <= max ? area : undefined)
    }),
  )
})

test('an area is parsed from how each language formats it, with the unit', () => {
  const units = fc.constantFrom('', ' m²', '\u00a0მ²', '\u202fм²', ' კვ.მ', ' кв. м')
  const locales = fc.constantFrom('ka', 'en', 'ru')
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), units, locales, (hundredths, unit, locale) => {
      const area = hundredths / 100
      const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
      expect(parseArea(format.format(area) + unit)).toBe(area)
    }),
  )
})

test('a text that is no area keeps everything but the unit', () => {
  expect(removeAreaUnit('about 75 m²')).toBe('about 75')
  expect(removeAreaUnit('m²')).toBe('m²')
})
