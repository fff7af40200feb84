import { expect, test } from 'vitest'
import { renderView } from '~tests/fixtures/render-view'
import { TaskList } from './account-tasks'
import { toTaskLinks } from './task-links'

const NOTHING = { tasks: [], newLeads: 0, company: undefined, desk: undefined }
const QUIET = { tasks: NOTHING, accountType: 'physical', lacksPhone: false, hasMore: false }
const DRAFT = '0b7f2c54-6f0e-4f0a-9a39-0d3e6b9d3f10'

test('a task links to the page where the user can act, with the ids it needs', () => {
  const links = toTaskLinks(
    [
      { name: 'question', count: 1, ids: [DRAFT] },
      { name: 'question', count: 2, ids: [DRAFT, DRAFT] },
      { name: 'statement_ending', count: 2, ids: ['101', '102'] },
      { name: 'statement_ended', count: 21, ids: ['1'] },
      { name: 'statement_ended', count: 1, ids: ['7'] },
      { name: 'draft_refused', count: 1, ids: [DRAFT] },
      { name: 'promotion_ending', count: 1, ids: ['9'] },
      { name: 'viewing_soon', count: 2, ids: [DRAFT, DRAFT] },
      { name: 'viewing_question', count: 1, ids: [DRAFT] },
    ],
    'en',
  )
  expect(links.map(({ href }) => href)).toEqual([
    `/en/account/notifications/${DRAFT}`,
    '/en/account/notifications',
    '/en/account/statements?renew=101,102',
    '/en/account/statements?status=expired',
    '/en/account/statements?renew=7',
    `/en/account/statements/new?draft=${DRAFT}&step=check`,
    '/en/account/vipService/vipView?statement_id=9',
    '/en/account/viewings',
    `/en/viewings/${DRAFT}`,
  ])
})

test.each([
  ['physical', '/en/account/services'],
  ['designer', '/en/account/services'],
  ['agent', '/en/account/my-base'],
  ['broker', '/en/account/my-base'],
  ['developer', '/en/account/profile'],
  ['seller', '/en/account/services'],
])('an account of the type %s for which nothing waits has one next step: %s', (accountType, href) => {
  const html = renderView(<TaskList {...QUIET} accountType={accountType} />)
  expect(html).toContain('Nothing is waiting for you.')
  expect(html.match(/href="[^"]*"/g)).toEqual([`href="${href}"`])
})

test('an operator sees every list of the desk with its count, and how many leads are late', () => {
  const desk = { leads: 4, lateLeads: 2, orders: 0, reviews: 3, reports: 0, payments: 1, approvals: 0 }
  const html = renderView(<TaskList {...QUIET} tasks={{ ...NOTHING, desk }} />)
  expect(html).toContain('2 are late')
  for (const [path, count] of [
    ['leads', 4],
    ['orders', 0],
    ['statements', 3],
    ['reports', 0],
    ['payments', 1],
  ])
    expect(html).toContain(`href="/en/desk/${path}"><b>${count}</b>`)
})

test('an unconfirmed company is named its missing parts, and a complete one has nothing to do', () => {
  const render = (missing: ('photo' | 'about' | 'address' | 'phone')[]) =>
    renderView(<TaskList {...QUIET} tasks={{ ...NOTHING, company: { awaitsConfirmation: true, missing } }} />)
  expect(render(['photo', 'address'])).toContain('Your public page still lacks: a logo, an address.')
  expect(render([])).toContain('Your public page is complete')
})

test('an unconfirmed phone number is a line of the list', () => {
  const html = renderView(<TaskList {...QUIET} lacksPhone />)
  expect(html).toContain('href="/en/account/personalInformation"')
  expect(html).not.toContain('Nothing is waiting for you.')
})

test('new leads and unread conversations come first in the list', () => {
  const notifications = { href: '', count: 0, unreadConversations: 2, countHref: '', hasSignedIn: true }
  const html = renderView(<TaskList {...QUIET} tasks={{ ...NOTHING, newLeads: 3 }} />, {
    layout: { notifications },
  })
  expect(html.match(/href="[^"]*"/g)).toEqual([
    'href="/en/account/leads?stage=new"',
    'href="/en/account/messages"',
  ])
  expect(html).toContain('Follow up 3 new leads')
})

test('the list is left out if nothing waits and the page names other next steps', () => {
  expect(renderView(<TaskList {...QUIET} hasMore />)).toBe('')
})
