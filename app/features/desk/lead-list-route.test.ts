import { expect, test } from 'vitest'
import { createOperatorArgs } from '~tests/fixtures/action-args'
import { action, loader } from './lead-list-route'

const NOTHING = { leads: [], total: 0, lastPage: 1, openByKind: {} }

test('a search for leads is encrypted in the URL of its results', async () => {
  const typed = createOperatorArgs('/en/desk/leads?list=closed&page=2', {
    form: { intent: 'search', text: ' ana@example.ge ' },
    answers: {},
  })
  const answer = (await action(typed.args)) as Response
  const location = answer.headers.get('location') ?? ''
  expect([answer.status, location]).toEqual([
    303,
    expect.stringMatching(/^\/en\/desk\/leads\?list=closed&q=[\w-]{40,}$/),
  ])
  const found = createOperatorArgs(location, { form: {}, answers: { 'operator/leads': NOTHING } })
  expect(await loader(found.args)).toMatchObject({ searchText: 'ana@example.ge', query: { list: 'closed' } })
  const call = found.calls.find(({ path }) => path === 'operator/leads')
  expect(String(call?.query)).toContain('q=ana%40example.ge')
})

test('a search that the site has not encrypted, and an empty one, list all leads', async () => {
  const forged = createOperatorArgs('/en/desk/leads?q=ana', {
    form: {},
    answers: { 'operator/leads': NOTHING },
  })
  expect(await loader(forged.args)).toMatchObject({ searchText: undefined, query: { search: undefined } })
  const empty = createOperatorArgs('/en/desk/leads?q=ana', {
    form: { intent: 'search', text: '' },
    answers: {},
  })
  const answer = (await action(empty.args)) as Response
  expect(answer.headers.get('location')).toBe('/en/desk/leads')
})
