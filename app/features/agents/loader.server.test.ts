import type { AppLoadContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import { PageCaching } from '~/page/page-caching'
import type { Call } from '~/upstream/upstream-client.server'
import { loadAgents } from './loader.server'

const answers: Record<string, unknown> = {
  'auth/grouped-info': { id: 1, name: 'Keria', role: 'broker' },
  'users/agents': { agents: [{ id: 7, email: 'a@a.test' }], counts: { active: 1, invited: 0 }, lastPage: 1 },
}

async function load(query: string) {
  const context = {
    upstream: { call: async (_caller: object, { path }: Call<unknown>) => answers[path] },
    origin: 'http://ezo.test',
    caching: new PageCaching(),
  } as unknown as AppLoadContext
  const headers = { cookie: '__Host-token=some-token' }
  const request = new Request(`http://ezo.test/en/account/agents?${query}`, { headers })
  return loadAgents({ request, context, params: {} }).then(
    ({ dialog }) => dialog,
    (response: Response) => response.headers.get('location'),
  )
}

test('a removal dialog for an agent who has left the list redirects to the list', async () => {
  expect(await load('delete=7')).toMatchObject({ name: 'delete', agent: { id: 7 } })
  expect(await load('q=dvali&delete=8')).toBe('/en/account/agents?q=dvali')
  expect(await load('page=3')).toBe('/en/account/agents')
})
