import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFullRun } from '~tests/full-run'
import {
  differsMore,
  getEditDistance,
  getMaxEditDistance,
  MAX_EDIT_DISTANCE,
  toLetterBits,
} from './edit-distance'

test.each([
  ['vake', 'vake', 0],
  ['vaek', 'vake', 0.5],
  ['vke', 'vake', 1],
  ['vakee', 'vake', 1],
  ['vate', 'vake', 1],
  ['saburtalo', 'sabrutaol', 1],
  ['gldani', 'dlgani', 2],
  ['isani', 'gldani', undefined],
])('the edit distance of %s and %s is %s', (one, other, distance) => {
  expect(getEditDistance(one, other, 2)).toBe(distance)
  expect(getEditDistance(other, one, 2)).toBe(distance)
})

test('longer words and places may have more typos than short words and streets', () => {
  expect([3, 4, 5, 8].map((letters) => getMaxEditDistance(letters, 'lenient'))).toEqual([0, 0.5, 1, 2])
  expect([4, 6, 7, 10].map((letters) => getMaxEditDistance(letters, 'strict'))).toEqual([0, 0.5, 1, 2])
})

test('the letter check excludes no word within the maximum distance', () => {
  const words = fc.string({ unit: fc.constantFrom(...'abcXZSეж'), maxLength: 9 })
  fc.assert(
    fc.property(words, words, (one, other) => {
      const distance = getEditDistance(one, other, MAX_EDIT_DISTANCE)
      if (distance !== undefined)
        expect(differsMore(toLetterBits(one), toLetterBits(other), distance)).toBe(false)
    }),
    { numRuns: isFullRun ? 2_000 : 300 },
  )
})

test('words with three other letters are excluded', () => {
  expect(differsMore(toLetterBits('vake'), toLetterBits('gldani'), MAX_EDIT_DISTANCE)).toBe(true)
})
