import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseArea, readArea, readLength } from './typed-measure'

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
  '%j is not an area',
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

test('an area is parsed in the format and unit of each language', () => {
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

test.each<[string, number]>([
  ['1.5 ha', 15_000],
  ['1,5 га', 15_000],
  ['0.125 ha', 1_250],
  ['1.2500 ha', 12_500],
  ['2 ჰა', 20_000],
  ['2 ჰექტარი', 20_000],
  ['6 соток', 600],
  ['6 სოტკა', 600],
  ['7,5 сотки', 750],
  ['10 ar', 1_000],
  ['10 ар', 1_000],
  ['800 sq ft', 74.32],
  ['800 ft²', 74.32],
  ['1,076 sq. ft.', 99.96],
  ['500 m²', 500],
])('the area %j is %d m²', (text, squareMetres) => {
  expect(readArea(text)).toMatchObject({ squareMetres, isUnitTyped: true })
  expect(readArea(text, 'ha')).toMatchObject({ squareMetres, isUnitTyped: true })
})

test('an area without a unit has the unit of its field', () => {
  expect(readArea('1.5', 'ha')).toEqual({ value: 1.5, unit: 'ha', squareMetres: 15_000, isUnitTyped: false })
  expect(readArea('-64,5')).toEqual({ value: -64.5, unit: 'm2', squareMetres: -64.5, isUnitTyped: false })
})

test.each<[string, object]>([
  ['', { error: 'empty' }],
  ['big', { error: 'number' }],
  ['50-60 m²', { error: 'number' }],
  ['54 5', { error: 'number' }],
  ['64.555', { error: 'decimals', value: 64.555 }],
  ['1.500 ha', { error: 'unclear', sign: '1.500' }],
  ['1,500 ha', { error: 'unclear', sign: '1,500' }],
  ['75 acres', { error: 'unit', sign: 'acres' }],
  ['about 75 m²', { error: 'unit', sign: 'about' }],
])('the area %j is rejected with %j', (text, error) => {
  expect(readArea(text)).toEqual(error)
})

test.each<[string, number]>([
  ['2.8', 2.8],
  ['2,8 m', 2.8],
  ['2.8 მ', 2.8],
  ['3 метра', 3],
  ['280 cm', 2.8],
  ['280 სმ', 2.8],
  ['1.2 km', 1_200],
  ['0,125 км', 125],
  ['1,500 m', 1_500],
])('the length %j is %d m', (text, metres) => {
  expect(readLength(text)).toMatchObject({ metres })
})

test.each(['2.8 m²', '3 ft', '2.800', '1,250 km', 'm'])('%j is not a length', (text) => {
  expect(readLength(text)).toHaveProperty('error')
})

test('a length is parsed in the format of each language', () => {
  const units = fc.constantFrom('', ' m', '\u00a0მ', '\u202fм')
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999_999 }),
      units,
      fc.constantFrom('ka', 'en', 'ru'),
      (cm, unit, locale) => {
        const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
        expect(readLength(format.format(cm / 100) + unit)).toMatchObject({ metres: cm / 100 })
      },
    ),
  )
})
