import { expect, test } from 'vitest'
import { parseSearchFilters } from '~/features/search-filters'
import { companyStatementsHref } from './urls'

test('a page URL has the chosen filters without the company', () => {
  const filters = parseSearchFilters(
    new URLSearchParams('users=7&deal_types=1&order_by=price&sequence=asc&page=2&tab=agents'),
  )
  expect(companyStatementsHref('/en/br/x', filters)).toBe(
    '/en/br/x?deal_types=1&order_by=price&sequence=asc&page=2#offered',
  )
  expect(
    companyStatementsHref('/d/x?tab=statements', {
      lists: { projects: [1] },
      ranges: {},
      flags: [],
      page: 1,
    }),
  ).toBe('/d/x?tab=statements#offered')
})
