import fc from 'fast-check'
import { expect, test } from 'vitest'
import { convertSum, parseTetri, toLari } from './money'

test.each([
  ['1', 100],
  ['12.5', 1_250],
  ['12,50', 1_250],
  ['0.07', 7],
  ['5000.00', 500_000],
  ['5,000', 500_000],
  ['5,000.50', 500_050],
])('%s lari is %d tetri', (text, tetri) => {
  expect(parseTetri(text)).toBe(tetri)
})

test.each([
  '',
  '1.005',
  '1e12',
  '-1',
  '+1',
  'many',
  '1 000',
  '.5',
  '5.',
  '0x10',
  '٣',
  'Infinity',
  '9999999999',
])('%j is not an amount', (text) => {
  expect(parseTetri(text)).toBeUndefined()
})

test('an amount is the same after conversion to lari and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (tetri) => {
      expect(parseTetri(String(toLari(tetri)))).toBe(tetri)
    }),
  )
})

const GEL = 1

const USD = 2

const RATE = 2.7

test('currencies other than lari and dollars are not converted', () => {
  expect(convertSum(100, GEL, USD, RATE)).toBe(37)
  expect(convertSum(100, USD, GEL, RATE)).toBe(270)
  for (const [from, to] of [
    [3, GEL],
    [GEL, 3],
    [USD, 3],
    [3, USD],
  ] as const)
    expect(convertSum(100, from, to, RATE)).toBeUndefined()
})
