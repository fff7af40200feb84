import { expect, test } from 'vitest'
import * as accountLeads from '~/features/account-leads/lead-list-route'
import * as agents from '~/features/agents/route'
import * as ownStatements from '~/features/own-statements/route'
import { withQuery } from '~/http/with-params'
import { createActionArgs } from '~tests/fixtures/action-args'
import { sealSearch, unsealSearch } from './sealed-search.server'
import { Signer } from './signer.server'

const signer = new Signer('secret')

test('a search is decrypted only if this site has encrypted it', () => {
  const query = { search: sealSearch(signer, 'ნინო ana@example.ge'), page: 2 }
  expect(query.search).toMatch(/^[\w-]{40,}$/)
  expect(unsealSearch(signer, query)).toEqual({ query, searchText: 'ნინო ana@example.ge' })
  const none = { query: { search: undefined, page: 2 }, searchText: undefined }
  expect(unsealSearch(new Signer('other'), query)).toEqual(none)
  expect(unsealSearch(signer, { search: 'ana', page: 2 })).toEqual(none)
  expect(unsealSearch(signer, { search: sealSearch(signer, ''), page: 2 })).toEqual(none)
})

interface SearchList {
  action: typeof agents.action
  path: string
  filters: Record<string, string>
  /** Path of the results without the search. */
  found: string
}

const broker = { 'auth/grouped-info': { id: 1, name: 'Nino', role: 'broker' } }

test.each<SearchList>([
  {
    action: accountLeads.action,
    path: '/en/account/leads?stage=new&page=2',
    filters: { project: '7', agent: 'none' },
    found: '/en/account/leads?stage=new&project=7&agent=none',
  },
  {
    action: agents.action,
    path: '/en/account/agents?status=invited&page=2',
    filters: {},
    found: '/en/account/agents?status=invited',
  },
  {
    action: ownStatements.action,
    path: '/en/account/statements?status=hidden&deal_types=1&page=2',
    filters: { deal_types: '2', agent: 'all', order_by: 'price_asc' },
    found: '/en/account/statements?status=hidden&deal_types=2&agent=all&order_by=price_asc',
  },
])('a posted search keeps the filters and is encrypted in the URL: $found', async (list) => {
  const sent = createActionArgs(list.path, {
    form: { intent: 'search', text: ' ana@example.ge ', ...list.filters },
    answers: broker,
  })
  const answer = (await list.action(sent.args)) as Response
  const { pathname, searchParams } = new URL(answer.headers.get('location') ?? '', 'http://ezo.test')
  const search = searchParams.get('q') ?? undefined
  expect(answer.status).toBe(303)
  expect(unsealSearch(signer, { search }).searchText).toBe('ana@example.ge')
  searchParams.delete('q')
  expect(withQuery(pathname, searchParams)).toBe(list.found)
})
