import { expect, test } from 'vitest'
import { formGroups, type HomeDecision, type ScoredPair } from './form-groups'

const NO_DECISIONS = new Map<string, HomeDecision>()

const match = (one: number, other: number, score = 8): ScoredPair => ({
  one,
  other,
  score,
  isSame: true,
  isPossible: true,
})
const possible = (one: number, other: number): ScoredPair => ({ ...match(one, other, 4), isSame: false })

test('a chain of matching neighbours does not join homes that do not match', () => {
  const chain = [match(1, 2, 9), match(2, 3), match(3, 4)]
  expect(formGroups([1, 2, 3, 4], chain, NO_DECISIONS)).toEqual([
    [1, 2],
    [3, 4],
  ])
})

test('a long chain whose facts agree is not joined by single matches', () => {
  const ids = [1, 2, 3, 4, 5, 6]
  const pairs = ids.flatMap((one) =>
    ids
      .filter((other) => other > one)
      .map((other) => (other === one + 1 ? match(one, other) : possible(one, other))),
  )
  const groups = formGroups(ids, pairs, NO_DECISIONS)
  expect(groups.some((group) => group.includes(1) && group.includes(4))).toBe(false)
})

test('a statement that matches half of a group and contradicts none of it joins', () => {
  expect(formGroups([1, 2, 3], [match(1, 2), match(2, 3), possible(1, 3)], NO_DECISIONS)).toEqual([[1, 2, 3]])
  expect(formGroups([1, 2, 3], [match(1, 2, 9), match(2, 3)], NO_DECISIONS)).toEqual([[1, 2]])
})

test('decisions of people win over scores', () => {
  const pairs = [match(1, 2), match(1, 3), match(2, 3)]
  const split = new Map<string, HomeDecision>([
    ['1 3', 'different'],
    ['2 3', 'different'],
  ])
  expect(formGroups([1, 2, 3], pairs, split)).toEqual([[1, 2]])
  expect(formGroups([1, 2], [], new Map([['1 2', 'same']]))).toEqual([[1, 2]])
})

test('a split is kept when another statement matches both sides', () => {
  const pairs = [match(1, 2, 9), match(1, 3, 7), match(2, 3, 8)]
  expect(formGroups([1, 2, 3], pairs, new Map([['1 2', 'different']]))).toEqual([[2, 3]])
})
