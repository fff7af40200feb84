import type { AppLoadContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import { takeFlash } from '~/session/flash.server'
import type { Call } from '~/upstream/upstream-client.server'
import { UpstreamError } from '~/upstream/upstream-error'
import { readFormReply } from '~tests/fixtures/form-reply'
import { favoritesAction } from './route'

const SITE = 'http://ezo.test'

async function send(operation: string, statements: number[], { query = '', status = 200 } = {}) {
  const sent: string[] = []
  const upstream = {
    call: async (_caller: object, { path, body }: Call<unknown>) => {
      if (path === 'auth/grouped-info') return { id: 1, name: 'Nino' }
      sent.push(`${path.split('/').slice(-2).join('/')} ${(body as FormData).getAll('statements[]').join()}`)
      if (status !== 200) throw new UpstreamError(path, 'status', status)
    },
  }
  const fields = [...statements.map((id) => ['statements', String(id)]), ['operation', operation]]
  const request = new Request(`${SITE}/en/account/favorites${query}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { cookie: '__Host-token=some-token' },
  })
  const context = { upstream, origin: SITE } as unknown as AppLoadContext
  const response = await favoritesAction({ request, context, params: {} })
  if (!(response instanceof Response)) return { sent, ...readFormReply(response) }
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? null
  return { sent, location: response.headers.get('location'), flash: takeFlash(cookie) }
}

test.each([
  ['remove', ['favorites/remove 5,6'], 'favorites_removed', ['keep 6,5']],
  ['hide', ['statements/hide 5,6', 'favorites/remove 5,6'], 'favorites_moved', ['keep 6,5', 'show 5,6']],
  ['show', ['statements/unhide 5,6'], 'hidden_shown', ['hide 5,6']],
  ['keep', ['favorites/add 6,5', 'statements/unhide 5,6'], 'hidden_moved', ['drop 5,6', 'hide 5,6']],
])('the operation %s makes the calls %j, and offers to undo them', async (operation, calls, name, undo) => {
  const { sent, location, flash } = await send(operation, [5, 6], { query: '?deal_types=1&page=2' })
  expect(sent).toEqual(calls)
  expect(location).toBe('/en/account/favorites?deal_types=1&page=2')
  expect(flash?.name).toBe(name)
  expect(flash?.undoFields.map((field) => `${field.name} ${field.value}`)).toEqual(undo)
})

test('two to six statements are compared', async () => {
  expect(await send('compare', [7, 5])).toMatchObject({
    sent: [],
    location: '/en/compare?ids=7%2C5',
  })
  for (const wrong of [[7], [1, 2, 3, 4, 5, 6, 7]])
    expect(await send('compare', wrong)).toMatchObject({
      sent: [],
      status: 422,
      errors: { '': { key: 'wrong_number_to_compare', args: { max: 6 } } },
    })
})

test('an empty selection and unknown operations are rejected', async () => {
  expect(await send('remove', [])).toMatchObject({ sent: [], status: 422 })
  expect(await send('explode', [5])).toMatchObject({ sent: [], status: 422 })
})

test('a failed call shows the list again, with the selection', async () => {
  const answer = await send('remove', [5], { status: 503 })
  expect(answer).toMatchObject({ sent: ['favorites/remove 5'], status: 503 })
})
