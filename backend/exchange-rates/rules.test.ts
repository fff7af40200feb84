import { expect, test } from 'vitest'
import { getMsUntilNextDay, isLookupDue, isPlausible } from './rules'

const at = (time: string) => new Date(`2026-11-20T${time}:00+04:00`)

test.each([
  ['never before', at('12:00'), undefined, true],
  ['since this morning', at('12:00'), at('09:05'), false],
  ['since the night, in the morning', at('09:01'), at('08:50'), true],
  ['since this morning, in the evening', at('18:01'), at('09:05'), true],
  ['since yesterday evening, at night', at('03:00'), new Date('2026-11-19T18:10:00+04:00'), false],
  ['since yesterday noon, at night', at('03:00'), new Date('2026-11-19T12:00:00+04:00'), true],
])('a lookup is due twice a day: %s', (_name, now, last, isDue) => {
  expect(isLookupDue(now, last)).toBe(isDue)
})

test('the next day begins at midnight in Georgia', () => {
  expect(getMsUntilNextDay(at('23:59'))).toBe(60_000)
})

test.each([
  [2.7, undefined, true],
  [2.9, 2.7, true],
  [2.4, 2.7, false],
  [27, 2.7, false],
  [0.27, 2.7, false],
])('a rate of %d after %s is plausible: %s', (gel, known, expected) => {
  expect(isPlausible(gel, known)).toBe(expected)
})
