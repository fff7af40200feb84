import { expect, test } from 'vitest'
import { groupByDay } from './group-by-day'

test('times are grouped by their day in Georgia, where midnight is at 20:00 UTC', () => {
  const at = (time: string) => ({ startsAt: new Date(time) })
  const groups = groupByDay([
    at('2026-12-05T19:30:00Z'),
    at('2026-12-05T20:00:00Z'),
    at('2026-12-06T08:00:00Z'),
  ])
  expect(groups.map(({ day, items }) => [day, items.length])).toEqual([
    ['2026-12-05', 1],
    ['2026-12-06', 2],
  ])
})
