import { expect, test } from 'vitest'
import { deskOverview } from './desk-overview.server'
import { userTimeline } from './operator-users.server'

const page = { total: 1, per_page: 20, current_page: 1, last_page: 1 }

test('payments in the history of a user arrive in tetri, which pages format', () => {
  const { answer } = userTimeline(7, { kind: undefined, page: 1 })
  const payment = { kind: 'payment', id: 100010, name: 'service_order', state: 'succeeded', amount: 120.5 }
  const data = [{ ...payment, created_at: '2026-11-30 12:00:00' }]
  const timeline = { data, user_name: 'Nino', count_by_kind: { payment: 1 }, ...page }
  expect(answer.parse({ result: true, data: timeline }).rows).toMatchObject([{ id: 100010, amount: 12050 }])
})

test('the payments of today arrive in tetri', () => {
  const overview = {
    leads: [],
    handled_today: 0,
    median_minutes: null,
    payments_today: { count: 2, amount: 75.5 },
    waiting: { leads: 0, late_leads: 0, orders: 0, reviews: 0, reports: 0, payments: 0, approvals: 0 },
  }
  const { paymentsToday } = deskOverview().answer.parse({ result: true, data: overview })
  expect(paymentsToday).toEqual({ count: 2, tetri: 7550 })
})
