import { expect, test } from 'vitest'
import { renderView } from '~tests/fixtures/render-view'
import { DeskView } from './route'

const overview = {
  leads: [],
  handledToday: 0,
  medianMinutes: undefined,
  paymentsToday: { count: 0, tetri: 0 },
  waiting: { leads: 0, late_leads: 0, orders: 0, reviews: 0, reports: 0, payments: 0, approvals: 0 },
}

test('the desk says that no listing can be published while SMS are off', () => {
  const off = renderView(<DeskView title="Desk" overview={overview} />, { layout: { isSmsOff: true } })
  expect(off).toContain('nobody can publish a listing')
  const on = renderView(<DeskView title="Desk" overview={overview} />)
  expect(on).not.toContain('publish')
})
