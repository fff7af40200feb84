import { expect, test } from 'vitest'
import { isWithinNotice } from './visit-notice'

const NOW = new Date('2026-11-26T21:00:00+04:00')

test.each([
  [{ date: '2026-11-26' }, true],
  [{ date: '2026-11-27' }, true],
  [{ date: '2026-11-28' }, false],
  [{ date: '2026-11-27', time: '11:00' }, true],
  [{ date: '2026-11-27', time: '21:00' }, true],
  [{ date: '2026-11-27', time: '21:30' }, false],
])('a visit at %j is within the notice: %s', (visit, isWithin) => {
  expect(isWithinNotice(visit, NOW)).toBe(isWithin)
})
