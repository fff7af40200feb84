import { expect, test } from 'vitest'
import services from '~locales/en/services.json'
import { renderView } from '~tests/fixtures/render-view'
import { type OrderDetails, OrderPage } from './order-page'
import type { OrderedStatement } from './ordered-statements.server'

function render(returned: number, change: object = {}, statements: Partial<OrderedStatement>[] = []) {
  const at = new Date('2026-11-26T04:30:00Z')
  const order = {
    id: 7,
    package: '3 days',
    state: 'called_off',
    facts: [{ name: 'rater_id', value: 'Levan Chkhaidze' }],
    amount: 4_900,
    returned,
    createdAt: at,
    endsAt: at,
    paymentId: 9,
    ...change,
  }
  const details = { title: 'Boost', order, statements, visitTimes: [] } as unknown as OrderDetails
  return renderView(<OrderPage data={details} />, { layout: { currentHref: '/en' } })
}

test('a cancelled order shows only the refund to the balance, and no end date', () => {
  const html = render(0)
  expect(html).toContain('Cancelled')
  expect(html).not.toMatch(/balance/i)
  expect(html).not.toContain(services.own.facts.until)
  expect(render(2_050)).toContain('Cancelled: ₾20.50 went back to your balance.')
})

test("the page of an order shows the customer's answers", () => {
  expect(render(0)).toMatch(/<dt>Valuer<\/dt><dd>Levan Chkhaidze<\/dd>/)
})

test('the page of a near visit says that it cannot be changed, and promises nothing', () => {
  const near = { number: 'PR-7', place: 'Tbilisi', startsAt: new Date(Date.now() + 3_600_000) }
  const visit = { state: 'paid', endsAt: undefined, booking: near }
  const html = render(0, visit)
  expect(html).toContain(services.own.too_late)
  expect(html).toContain(services.own.next.visit_fixed)
  expect(html).not.toContain('24 hours')
  const past = { ...near, startsAt: new Date(Date.now() - 3_600_000) }
  expect(render(0, { ...visit, booking: past })).not.toContain(services.own.too_late)
})

test('a paid order promises a call only if its service includes a visit', () => {
  const waiting = { state: 'paid', endsAt: undefined }
  const check = render(0, { ...waiting, serviceKey: 'legal-verification-service' })
  expect(check).toContain(services.own.next.report)
  const measuring = render(0, { ...waiting, serviceKey: 'measure-service' })
  expect(measuring).toContain(services.own.next.call)
})

test('a visit has a calendar link until the order is finished', () => {
  const visit = { endsAt: undefined, scheduledAt: new Date('2026-12-01T07:00:00Z') }
  expect(render(0, { ...visit, state: 'paid' })).toContain(services.own.calendar)
  expect(render(0, { ...visit, state: 'done' })).not.toContain(services.own.calendar)
})

test('the page of a cancelled visit shows hall, time and cancelled booking, and promises no call', () => {
  const booking = { number: 'PR-7', place: 'Kutaisi, Public Service Hall' }
  const startsAt = new Date('2026-11-30T09:00:00Z')
  const html = render(10_500, { booking: { ...booking, startsAt }, endsAt: undefined })
  expect(html).toMatch(/<dt>When<\/dt><dd>30 November( 2026)?, 13:00<\/dd>/)
  expect(html).toContain('<dt>Where</dt><dd>Kutaisi, Public Service Hall</dd>')
  expect(html).toContain('<dt>Booking</dt><dd>PR-7 (cancelled)</dd>')
  expect(html).not.toContain(services.own.calendar)
  expect(render(10_500, { booking })).not.toContain(services.own.operator_calls)
})

test('a promotion whose statement is hidden is not called active', () => {
  const running = { state: 'active' }
  const shown = { id: 1, title: 'Flat', runsUnseen: false }
  const unseen = { id: 2, title: 'House', runsUnseen: true }
  const [alone, mixed, seen] = [[unseen], [shown, unseen], [shown]].map((all) => render(0, running, all))
  expect(alone).not.toContain(services.own.states.active)
  expect(alone).toContain(services.own.unseen_one)
  expect(alone).toContain(`House</a><small class="mute"> · ${services.own.runs_on}`)
  expect(mixed).toContain(services.own.states.active)
  expect(mixed).toContain(`House</a><small class="mute"> · ${services.own.runs_on}`)
  expect(mixed).not.toContain(`Flat</a><small`)
  expect(seen).not.toContain(services.own.runs_on)
})
