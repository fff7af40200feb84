import type { AccountTasks } from '~/upstream/accounts.server'
import type { AccountPageName } from './sidebar-items'

export type SidebarCounts = Partial<Record<AccountPageName, number>>

/** Returns what waits on each page of the sidebar. Favourites and notifications are counted by the layout. */
export function toSidebarCounts(tasks: AccountTasks | undefined): SidebarCounts {
  if (!tasks) return {}
  const countOf = (...names: AccountTasks['tasks'][number]['name'][]) =>
    tasks.tasks.reduce((sum, { name, count }) => (names.includes(name) ? sum + count : sum), 0)
  return {
    statements: countOf('statement_blocked', 'draft_refused', 'statement_ending', 'statement_ended'),
    measure: countOf('measurement_to_pay'),
    leads: tasks.newLeads,
    ...(tasks.desk && {
      desk: tasks.desk.leads,
      orders: tasks.desk.orders,
      reviews: tasks.desk.reviews,
      reports: tasks.desk.reports,
      // Requests for a second operator are on the same page.
      desk_payments: tasks.desk.payments + tasks.desk.approvals,
    }),
  }
}
