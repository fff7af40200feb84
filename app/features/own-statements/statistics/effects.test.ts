import { expect, test } from 'vitest'
import { listEffects } from './effects'

const own = {
  views: 0,
  phoneViews: 0,
  messages: 0,
  photos: 0,
  descriptionLength: 0,
  daysListed: 29,
  daysSinceRenewal: 0,
  squarePrice: undefined,
}

/** Days of November, latest first; today is the 30th. */
const toDays = (viewsOn: (day: number) => number) =>
  Array.from({ length: 30 }, (_, ago) => ({
    day: `2026-11-${String(30 - ago).padStart(2, '0')}`,
    views: viewsOn(30 - ago),
    phoneViews: 0,
    messages: 0,
    favorites: 0,
  }))

const vipOn = (day: number) => ({
  day: `2026-11-${String(day).padStart(2, '0')}`,
  kind: 'vip' as const,
  formerPrice: undefined,
  currency: undefined,
})

test('an event compares the seven days before it with the seven after it, without its own day', () => {
  const days = toDays((day) => (day === 15 ? 1_000 : day < 15 ? 2 : 5))
  const [effect] = listEffects({ days, events: [vipOn(15)], own })
  expect(effect?.change).toEqual({ before: 2, after: 5 })
})

test.each([
  ['is too recent, as today is not over', vipOn(23), 29],
  ['is too early in the period', vipOn(7), 29],
  ['follows the publication by less than a week', vipOn(20), 16],
  ['is outside of the period', { ...vipOn(15), day: '2026-09-15' }, 29],
])('an event that %s has no comparison', (_case, event, daysListed) => {
  const days = toDays(() => 3)
  expect(listEffects({ days, events: [event], own: { ...own, daysListed } })).toEqual([
    { event, change: undefined },
  ])
})

test.each([
  [22, 29],
  [8, 29],
])('an event on the %s November has just enough full days', (day, daysListed) => {
  const [effect] = listEffects({
    days: toDays(() => 3),
    events: [vipOn(day)],
    own: { ...own, daysListed },
  })
  expect(effect?.change).toEqual({ before: 3, after: 3 })
})
