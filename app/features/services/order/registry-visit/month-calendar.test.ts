import { describe, expect, test } from 'vitest'
import { listMonthWeeks } from './month-calendar'

describe('the weeks of a month calendar', () => {
  test('weeks run from Monday to Friday', () => {
    const weeks = listMonthWeeks('2026-12', '2026-11-21')
    expect(weeks[0]).toEqual([undefined, '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'])
    expect(weeks.at(-1)).toEqual(['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', undefined])
  })

  test('past weeks and weeks with only weekend days are omitted', () => {
    expect(listMonthWeeks('2026-11', '2026-11-21').map((week) => week[0])).toEqual([
      '2026-11-23',
      '2026-11-30',
    ])
    // August 2026 begins on a Saturday.
    expect(listMonthWeeks('2026-08', '2026-01-01')[0]?.[0]).toBe('2026-08-03')
  })
})
