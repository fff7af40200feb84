import { expect, test } from 'vitest'
import { listShownMonths, listWeeks } from './months'

test('the weeks of a month begin on Monday and hold each of its days once', () => {
  const weeks = listWeeks('2026-12', (day) => ({ day, state: 'free' }))
  expect(weeks.map((week) => week.map((night) => night?.day.slice(8) ?? '').join(' '))).toEqual([
    ' 01 02 03 04 05 06',
    '07 08 09 10 11 12 13',
    '14 15 16 17 18 19 20',
    '21 22 23 24 25 26 27',
    '28 29 30 31   ',
  ])
})

test.each([
  [undefined, ['2026-11', '2026-12', '2027-01']],
  ['2026-12', ['2026-12', '2027-01', '2027-02']],
  ['2027-02', ['2027-02']],
  ['2026-10', ['2026-11', '2026-12', '2027-01']],
  ['2027-03', ['2026-11', '2026-12', '2027-01']],
  ['2026-13', ['2026-11', '2026-12', '2027-01']],
  ['x', ['2026-11', '2026-12', '2027-01']],
])('the months shown from %s on lie between today and the last day', (typed, months) => {
  expect(listShownMonths(typed, { today: '2026-11-30', last: '2027-02-28' })).toEqual(months)
})
