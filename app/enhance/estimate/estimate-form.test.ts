import { expect, test } from 'vitest'
import { isWithinBounds, keepDigits } from './estimate-form'

const area = { min: '35' }
const floors = { max: '30' }

test.each([
  ['1 072,5', area, true],
  ['1,072.5', area, true],
  ['35', area, true],
  ['34,9', area, false],
  ['', area, false],
  ['large', area, false],
  ['30', floors, true],
  ['31', floors, false],
  ['0', floors, false],
])('the number %j within %j is complete: %j', (value, dataset, isComplete) => {
  expect(isWithinBounds({ value, dataset })).toBe(isComplete)
})

test.each([
  ['75 m2', true, '75'],
  ['75,5 კვ.მ', true, '75.5'],
  ['100 sq ft', true, '9.29'],
  ['75,', true, '75,'],
  ['1 072.5 м²', true, '1072.5'],
  ['٧٥', true, '٧٥'],
  ['3rd floor', false, '3'],
  ['３', false, '３'],
])('the input %j, with decimals allowed: %j, becomes %j', (text, hasDecimals, kept) => {
  expect(keepDigits(text, hasDecimals)).toBe(kept)
})
