import { expect, test } from 'vitest'
import { renderView } from '~tests/fixtures/render-view'
import type { CompaniesData } from './companies-loader.server'
import { CompanyList } from './company-list'

test('the link to the last page keeps the order and the name', () => {
  const data = {
    kind: 'broker',
    path: '/en/brokerebi',
    q: 'keys',
    page: 9,
    lastPage: 2,
    order: 'statements',
    orders: ['popularity', 'statements'],
    companies: [],
    top: [],
  } as unknown as CompaniesData
  const html = renderView(<CompanyList data={data} />)
  const [, href] = html.match(/href="([^"]*)"[^>]*>Last page </) ?? []
  expect(href?.replaceAll('&amp;', '&')).toBe('/en/brokerebi?q=keys&order_by=statements&page=2')
})
