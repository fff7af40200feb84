import { expect, test } from 'vitest'
import { renderView } from '~tests/fixtures/render-view'
import type { ReportListData } from './report-list-route'
import { ReportList } from './report-list-route'

const statement = {
  id: 1000001,
  address: 'Chavchavadze Avenue 26',
  owner: 'ანა',
  isPublic: false,
  isBlocked: true,
  reports: 3,
  reasons: [
    { reason: 'sold', count: 2 },
    { reason: 'fraud', count: 1 },
  ],
  waitingSince: new Date('2026-11-24T08:00:00Z'),
  closedAt: new Date('2026-11-26T08:00:00Z'),
}

function render(row: Partial<typeof statement> = {}) {
  const data = {
    statements: [{ ...statement, ...row }],
    query: { list: 'closed', page: 1 },
    lastPage: 1,
    countByList: { open: 4, closed: 1 },
  } as unknown as ReportListData
  return renderView(<ReportList data={data} />)
}

test('a reported statement shows number, reasons and age of its reports, and links to the decision', () => {
  const html = render()
  expect(html).toContain('href="/en/desk/reports/1000001"')
  const text = html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|')
  expect(text).toContain('|Blocked |3 reports |2 days|Chavchavadze Avenue 26|')
  expect(text).toContain('|Already sold (2) ·\u00a0Fraud|No. 1000001 ·\u00a0Ana|')
})

test('a statement hidden without being blocked is shown as unpublished', () => {
  expect(render({ isBlocked: false })).toContain('>Not on the site <')
  expect(render({ isPublic: true, isBlocked: false })).not.toContain('Not on the site')
})
