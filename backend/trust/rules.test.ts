import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MIN_SHOWN_REPORTS } from '~contract/public-figures'
import { getTrustPeriod, joinRareReasons, toPeriodDays } from './rules'

test('the period is the ninety whole Georgian days until yesterday', () => {
  // 1:30 at night on 28 November in Tbilisi.
  const period = getTrustPeriod(new Date('2026-11-27T21:30:00Z'))
  expect(period).toEqual({ begin: new Date('2026-08-29T20:00:00Z'), end: new Date('2026-11-27T20:00:00Z') })
  expect(toPeriodDays(period)).toEqual({ since: '2026-08-30', until: '2026-11-27' })
})

test.each<[string, Record<string, number>, [string, number][]]>([
  [
    'are separate if they are frequent',
    { sold: 5, fraud: 9 },
    [
      ['fraud', 9],
      ['sold', 5],
    ],
  ],
  ['are excluded if unused', { sold: 5, fraud: 0 }, [['sold', 5]]],
  [
    'are merged with a frequent one if they are too few together',
    { sold: 9, fraud: 2, other: 1 },
    [['sold fraud other', 12]],
  ],
  [
    'are merged if that is enough',
    { sold: 9, fraud: 3, other: 2 },
    [
      ['sold', 9],
      ['fraud other', 5],
    ],
  ],
])('reasons %s', (_case, counts, rows) => {
  const joined = joinRareReasons(
    Object.entries(counts).map(([reason, received]) => ({ reasons: [reason], received })),
  )
  expect(joined.map(({ reasons, received }) => [reasons.join(' '), received])).toEqual(rows)
})

test('every row of reasons is large enough to be shown, and no report is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 6 }), (counts) => {
      const total = counts.reduce((sum, count) => sum + count, 0)
      fc.pre(total >= MIN_SHOWN_REPORTS)
      const rows = joinRareReasons(counts.map((received, reason) => ({ reasons: [reason], received })))
      expect(rows.every(({ received }) => received >= MIN_SHOWN_REPORTS)).toBe(true)
      for (const { reasons, received } of rows)
        expect(reasons.reduce((sum, reason) => sum + (counts[reason] ?? 0), 0)).toBe(received)
      expect(rows.reduce((sum, { received }) => sum + received, 0)).toBe(total)
    }),
  )
})
