import { expect, test } from 'vitest'
import { createActionArgs } from '~tests/fixtures/action-args'
import { loader as loadNewSavedSearch, newSavedSearchAction } from './new-search-route'
import { savedSearchesAction } from './saved-searches-route'

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
