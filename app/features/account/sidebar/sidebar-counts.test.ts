import { expect, test } from 'vitest'
import { toSidebarCounts } from './sidebar-counts'

const NO_TASKS = { tasks: [], newLeads: 3, company: undefined, desk: undefined }

test('the sidebar counts statements that need the owner, and new leads, but no open drafts and no promotions', () => {
  const tasks = [
    { name: 'statement_ending' as const, count: 3, ids: [] },
    { name: 'draft_refused' as const, count: 1, ids: [] },
    { name: 'draft_open' as const, count: 5, ids: [] },
    { name: 'promotion_ending' as const, count: 2, ids: [] },
    { name: 'measurement_to_pay' as const, count: 1, ids: [] },
  ]
  expect(toSidebarCounts({ ...NO_TASKS, tasks })).toEqual({ statements: 4, measure: 1, leads: 3 })
})

test('the sidebar of an operator counts the lists of the desk', () => {
  const desk = { leads: 4, lateLeads: 1, orders: 2, reviews: 0, reports: 3, payments: 1, approvals: 2 }
  expect(toSidebarCounts({ ...NO_TASKS, desk })).toMatchObject({
    desk: 4,
    orders: 2,
    reviews: 0,
    reports: 3,
    desk_payments: 3,
  })
})

test('the sidebar shows no counts if the tasks are unavailable', () => {
  expect(toSidebarCounts(undefined)).toEqual({})
})
