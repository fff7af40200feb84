import { expect, test } from 'vitest'
import services from '~locales/en/services.json'
import { renderView } from '~tests/fixtures/render-view'
import { AccountServices, type AccountServicesData } from './services-route'

function render(runsUnseen: boolean): string {
  const at = new Date('2026-11-26T04:30:00Z')
  const orders = [
    { id: 7, service: 'VIP', state: 'active', statementIds: [5], amount: 1_250, createdAt: at, endsAt: at },
  ]
  const packages = [{ orderId: 7, statementId: 5, name: 'VIP', until: at, daysLeft: 2 }]
  const data = {
    tiles: [],
    orders: orders.map((order) => ({ ...order, runsUnseen })),
    packages: packages.map((row) => ({ ...row, runsUnseen })),
  }
  return renderView(<AccountServices data={data as unknown as AccountServicesData} />, {
    layout: { currentHref: '/en' },
  })
}

const count = (html: string, text: string) => html.split(`>${text} <`).length - 1

test('a promotion whose statement is hidden is not called active, in either list', () => {
  expect(count(render(false), services.own.states.active)).toBe(1)
  expect(count(render(false), services.own.not_shown)).toBe(0)
  expect(count(render(true), services.own.states.active)).toBe(0)
  expect(count(render(true), services.own.not_shown)).toBe(2)
})
