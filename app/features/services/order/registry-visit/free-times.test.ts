import { expect, test } from 'vitest'
import type { Visitor } from '~/session/visitor.server'
import { loadFreeTimes } from './loader.server'

const november = { month: '2026-11', first: '2026-11', last: '2027-01', days: [] }
const december = { ...november, month: '2026-12', days: [{ date: '2026-12-01', times: ['11:00'] }] }

function load(search: string, chosenDay = '') {
  const answers = [november, december]
  const visitor = { call: async () => answers.shift() } as unknown as Visitor
  const searchParams = new URLSearchParams(search)
  return loadFreeTimes(visitor, { branchId: 4, searchParams, chosenDay, path: '/visit?' })
}

test('the calendar opens at the next month if no day of the present one is free', async () => {
  expect(await load('')).toMatchObject({
    month: '2026-12',
    day: '2026-12-01',
    times: ['11:00'],
    previousHref: '/visit?month=2026-11#times',
  })
})

test.each([
  ['by a link', 'month=2026-11', ''],
  ['before', '', '2026-11-01'],
])('a month chosen %s is shown without a free day, too', async (_how, search, chosenDay) => {
  expect(await load(search, chosenDay)).toMatchObject({ month: '2026-11', day: undefined, times: [] })
})
