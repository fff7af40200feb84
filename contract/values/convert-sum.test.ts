import { expect, test } from 'vitest'
import { convertSum } from './convert-sum'

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
