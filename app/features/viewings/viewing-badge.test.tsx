import { expect, test } from 'vitest'
import type { Viewing } from '~/upstream/viewings.server'
import { renderView } from '~tests/fixtures/render-view'
import { ViewingBadge } from './viewing-badge'

const END = new Date('2026-12-05T10:00:00Z')
const BEFORE = new Date('2026-12-05T09:00:00Z')
const AFTER = new Date('2026-12-05T11:00:00Z')

const render = (state: Viewing['state'], now: Date, ownAnswer?: boolean) =>
  renderView(<ViewingBadge viewing={{ state, endsAt: END, ownAnswer }} now={now} />)

test.each([
  ['booked', BEFORE, undefined, 'Booked'],
  ['booked', AFTER, undefined, 'Did the viewing take place?'],
  ['moved', AFTER, undefined, 'Did the viewing take place?'],
  ['took_place', AFTER, undefined, 'Took place'],
  ['took_place', AFTER, true, 'Took place'],
  ['missed', AFTER, false, 'Did not take place'],
  ['cancelled_by_owner', AFTER, undefined, 'Cancelled by the owner'],
] as const)('a viewing that is %s is listed at %s, answered %s, as: %s', (state, now, answer, text) => {
  expect(render(state, now, answer)).toContain(text)
})
