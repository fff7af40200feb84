import { expect, test } from 'vitest'
import { ACCOUNT_TYPES } from '~contract/accounts'
import { screens } from '../../../../remix.config.js'
import { listExternalLinks, listSidebarItems } from './sidebar-items'

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

test.each(ACCOUNT_TYPES)(
  'an account of the type %s sees links to projects and offers only as a developer',
  (role) => {
    const names = listExternalLinks({ role }, addresses, {}).map(({ name }) => name)
    expect(names).toEqual(role === 'developer' ? ['projects', 'offers'] : [])
  },
)

test('the link to the company page needs its flag and its URL', () => {
  const on = { 'user-merge-flag': true }
  expect(listExternalLinks({ role: 'physical' }, addresses, on)).toEqual([
    { name: 'company', href: 'https://company.test' },
  ])
  expect(listExternalLinks({ role: 'physical' }, addresses, { 'user-merge-flag': false })).toEqual([])
  expect(listExternalLinks({ role: 'developer' }, {}, on)).toEqual([])
})
