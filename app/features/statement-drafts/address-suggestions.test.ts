import type { AppLoadContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import { PageCaching } from '~/page/page-caching'
import { Signer } from '~/session/signer.server'
import type { Call } from '~/upstream/upstream-client.server'
import { UpstreamError } from '~/upstream/upstream-error'
import { loader } from './address-suggestions-route'

const STREET = { id: 7, name: 'Chavchavadze Avenue', neighbourhood: 'Vake' }

async function suggest(query: string, streets: object[] | number = [STREET]) {
  const sentQueries: string[] = []
  const context = {
    upstream: {
      call: async (_caller: object, { path, query: sent }: Call<unknown>) => {
        sentQueries.push(String(sent))
        if (typeof streets === 'number') throw new UpstreamError(path, 'status', streets)
        return streets
      },
    },
    origin: 'http://ezo.test',
    log: { warn() {} },
    caching: new PageCaching(),
    signer: new Signer('secret'),
  } as unknown as AppLoadContext
  const request = new Request(`http://ezo.test/en/data/addresses?${query}`)
  return { sentQueries, ...(await (await loader({ request, context, params: {} })).json()) }
}

test.each([
  ['address=chavch&city_id=1', 'Chavchavadze Avenue'],
  ['address=chavch+26&city_id=1', 'Chavchavadze Avenue 26'],
  ['address=chavch,+12/3&city_id=1', 'Chavchavadze Avenue 12/3'],
])('the address %s is completed to %s', async (query, name) => {
  const { suggestions, status, sentQueries } = await suggest(query)
  expect(suggestions).toEqual([{ name, detail: 'Vake' }])
  expect(status).toBe('1 address')
  expect(sentQueries).toEqual(['q=chavch&city_id=1'])
})

test.each(['address=chavch', 'address=&city_id=1', 'city_id=x&address=chavch'])(
  'no street is requested for %s',
  async (query) => {
    expect(await suggest(query)).toEqual({ sentQueries: [], suggestions: [], status: '0 addresses' })
  },
)

test('a failing search suggests nothing', async () => {
  expect(await suggest('address=chavch&city_id=1', 503)).toMatchObject({ suggestions: [] })
})
