import { expect, test } from 'vitest'
import { screens } from '../../../../remix.config.js'
import { accountTypes } from '../../../upstream/accounts.server'
import { itemsFor, outsideFor } from './items'

const addresses = {
  developerProjectsUrl: 'https://projects.test',
  developerOffersUrl: 'https://offers.test',
  companyUrl: 'https://company.test',
}

test('every page that is linked has been built', () => {
  const built = screens
    .filter(({ module }) => module !== 'routes/not-found.tsx')
    .map(({ path }) => `/${path}`)
  for (const role of accountTypes)
    for (const { path } of itemsFor({ role })) expect(built).toContain(path.split('?')[0])
})

test.each(accountTypes)('%s: projects and offers are for developers', (role) => {
  const names = outsideFor({ role }, addresses, {}).map(({ name }) => name)
  expect(names).toEqual(role === 'developer' ? ['projects', 'offers'] : [])
})

test('the page of a company needs its flag and its address', () => {
  const on = { 'user-merge-flag': true }
  expect(outsideFor({ role: 'physical' }, addresses, on)).toEqual([
    { name: 'company', href: 'https://company.test' },
  ])
  expect(outsideFor({ role: 'physical' }, addresses, { 'user-merge-flag': false })).toEqual([])
  expect(outsideFor({ role: 'developer' }, {}, on)).toEqual([])
})
