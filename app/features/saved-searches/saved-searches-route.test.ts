import { expect, test } from 'vitest'
import { createActionArgs } from '~tests/fixtures/action-args'
import { loader as loadNewSavedSearch, newSavedSearchAction } from './new-search-route'
import { loader as loadSavedSearches, savedSearchesAction } from './saved-searches-route'

const USER = { 'auth/grouped-info': { id: 1, name: 'Nino' } }

test('a search is deleted only by the confirm button', async () => {
  const send = async (form: Record<string, string>) => {
    const { args, calls } = createActionArgs('/en/account/searches', {
      form,
      answers: { ...USER, 'users/saved-searches/7': { ok: true } },
    })
    await savedSearchesAction(args)
    return calls.flatMap(({ method = 'GET' }) => (method === 'GET' ? [] : method))
  }
  expect(await send({ operation: 'delete:7' })).toEqual([])
  expect(await send({ operation: 'stop_emails:7' })).toEqual(['PATCH'])
  expect(await send({ intent: 'delete', id: '7' })).toEqual(['DELETE'])
})

test.each([loadNewSavedSearch, newSavedSearchAction])(
  'saving a search without filters shows the reason why it is impossible',
  async (open) => {
    const { args } = createActionArgs('/en/account/searches/new', { form: {}, answers: USER })
    const answer = await open(args).catch((error: unknown) => error)
    const headers = answer instanceof Response ? answer.headers : new Headers()
    expect(headers.get('location')).toBe('/en/account/searches')
    expect(headers.get('set-cookie')).toContain('search_without_filters')
  },
)

test('each search of the list links to the form that renames it', async () => {
  const row = {
    id: 7,
    name: 'Vake',
    query: 'deal_types=1&urbans=38',
    sendsEmails: true,
    frequency: 'daily',
    createdAt: '2026-11-03 09:12:40',
  }
  const { args } = createActionArgs('/ru/account/searches', {
    form: {},
    answers: { ...USER, 'users/saved-searches': [row] },
  })
  const { searches } = await loadSavedSearches({
    ...args,
    request: new Request(args.request.url, { headers: args.request.headers }),
  })
  expect(searches).toMatchObject([{ editHref: '/ru/account/searches/new?deal_types=1&urbans=38' }])
})
