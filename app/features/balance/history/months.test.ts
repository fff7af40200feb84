import { expect, test } from 'vitest'
import { listMonths } from './months'

test('the last twelve months cross the turn of the year', () => {
  const months = listMonths('2026-02')
  expect(months).toHaveLength(12)
  expect([months[0], months[1], months[2], months.at(-1)]).toEqual([
    '2026-02',
    '2026-01',
    '2025-12',
    '2025-03',
  ])
})

test('an older month from the URL is added to the choices', () => {
  expect(listMonths('2026-02', '2020-01').at(-1)).toBe('2020-01')
  expect(listMonths('2026-02', '2026-01')).toHaveLength(12)
})
