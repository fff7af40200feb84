import { expect, test } from 'vitest'
import { findNextRenewal } from './statements'

const now = new Date('2026-11-27T12:00:00Z')

test.each([
  ['active', '2026-11-26T12:00:01Z', '2026-11-27T12:00:01.000Z'],
  ['active', '2026-11-26T12:00:00Z', undefined],
  ['expired', '2026-11-27T11:00:00Z', undefined],
] as const)(
  'a statement that is %s and was renewed at %s can be renewed next at %s',
  (status, renewed, next) => {
    expect(findNextRenewal({ status, updatedAt: new Date(renewed) }, now)?.toISOString()).toBe(next)
  },
)
