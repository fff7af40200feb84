import type { AppLoadContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import { PageCaching } from '~/page/page-caching'
import type { Call } from '~/upstream/upstream-client.server'
import { loadBrokerRequests } from './loader.server'

const answers: Record<string, unknown> = {
  'auth/grouped-info': { id: 1, name: 'Gia', role: 'broker' },
  'users/clients': {
    rows: [{ id: 7 }, { id: 8, offer: 'given' }, { id: 9, offer: 'waiting' }],
    total: 3,
    lastPage: 1,
    numberPrice: 500,
  },
  'payments/balance': 1_250,
}

/** Loads the number question of the list, or the response in its place. */
async function loadQuestion(query: string) {
  const upstream = { call: async (_caller: object, { path }: Call<unknown>) => answers[path] }
  const context = {
    upstream,
    referenceCache: { get: async () => undefined },
    log: { warn() {} },
    origin: 'http://ezo.test',
    caching: new PageCaching(),
  } as unknown as AppLoadContext
  const request = new Request(`http://ezo.test/en/account/my-base?${query}`, {
    headers: { cookie: '__Host-token=some-token' },
  })
  return loadBrokerRequests({ request, context, params: {} }).then(
    ({ question }) => question,
    (response: Response) => ({ status: response.status, location: response.headers.get('location') }),
  )
}

test('a number is offered if it was not requested yet; otherwise the page redirects to the list', async () => {
  expect(await loadQuestion('price_to=900&ask=7')).toEqual({ client: { id: 7 }, balance: 1_250 })
  const toList = { status: 302, location: '/en/account/my-base?price_to=900' }
  expect(await loadQuestion('price_to=900&ask=8')).toEqual(toList)
  expect(await loadQuestion('price_to=900&ask=9')).toEqual(toList)
  expect(await loadQuestion('ask=10')).toMatchObject({ status: 404 })
})
