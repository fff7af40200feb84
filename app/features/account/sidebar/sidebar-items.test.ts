import { expect, test } from 'vitest'
import { ACCOUNT_TYPES } from '~contract/accounts'
import { screens } from '../../../../remix.config.js'
import { listExternalLinks, listSidebarItems } from './sidebar-items'

const user = { id: 7, role: 'physical', slug: undefined } as const
const addresses = {
  developerProjectsUrl: 'https://projects.test',
  developerOffersUrl: 'https://offers.test',
  companyUrl: 'https://company.test',
}

test('every link of the sidebar leads to a route', () => {
  const built = screens
    .filter(({ module }) => module !== 'routes/not-found.tsx')
    .map(({ path }) => `/${path}`)
  for (const role of ACCOUNT_TYPES)
    for (const { path } of listSidebarItems({ role })) expect(built).toContain(path.split('?')[0])
})

const listPaths = (role: string | undefined) => listSidebarItems({ role }).map(({ path }) => path)
const PATHS_OF_EVERYBODY = [
  '/account',
  '/account/statements?page=1',
  '/account/services',
  '/account/notifications',
  // Pages beyond the specification.
  '/account/messages',
  '/account/leads',
  '/account/favorites',
  '/account/searches',
  '/account/viewings',
  '/account/stays',
  '/account/payments',
  '/account/personalInformation',
  '/account/measure',
]

// Specification 1.2.58
test('all accounts have the pages of the specification in its order', () => {
  for (const role of ['physical', 'developer', 'designer', undefined])
    expect(listPaths(role)).toEqual(PATHS_OF_EVERYBODY)
})

// Specification 1.2.59, 1.2.60
test('brokers and agents have pages of their own', () => {
  expect(listPaths('broker')).toEqual([...PATHS_OF_EVERYBODY, '/account/agents', '/account/my-base'])
  expect(listPaths('agent')).toEqual([...PATHS_OF_EVERYBODY, '/account/my-base'])
})

test('the link to the desk is shown to operators alone', () => {
  const has = (isOperator: boolean) =>
    listSidebarItems({ role: 'physical', isOperator }).some(({ path }) => path === '/desk/leads')
  expect([has(true), has(false)]).toEqual([true, false])
})

// Specification 1.2.61
test.each(ACCOUNT_TYPES)(
  'an account of the type %s sees links to projects and offers only as a developer',
  (role) => {
    const names = listExternalLinks({ ...user, role }, addresses, {}).map(({ name }) => name)
    expect(names).toEqual(role === 'developer' ? ['projects', 'offers'] : [])
  },
)

// Specification 1.2.62
test('the link to the company page needs its flag and its URL', () => {
  const on = { 'user-merge-flag': true }
  expect(listExternalLinks(user, addresses, on)).toEqual([{ name: 'company', href: 'https://company.test' }])
  expect(listExternalLinks(user, addresses, { 'user-merge-flag': false })).toEqual([])
  expect(listExternalLinks({ ...user, role: 'developer' }, {}, on)).toEqual([])
})

test("the URL of an external page contains the user's data, or its link is omitted", () => {
  const on = { 'user-merge-flag': true }
  const companyUrl = 'https://company.test/{slug}?user={id}'
  expect(listExternalLinks({ ...user, slug: 'a b' }, { companyUrl }, on)).toEqual([
    { name: 'company', href: 'https://company.test/a%20b?user=7' },
  ])
  expect(listExternalLinks(user, { companyUrl }, on)).toEqual([])
})
