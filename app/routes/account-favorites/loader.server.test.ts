import type { AppLoadContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import { Signer } from '~/session/signer.server'
import type { Call } from '~/upstream/upstream-client.server'
import { loader as loadGuestFavorites } from './guest-route'
import { loader as loadFavorites } from './route'

const SITE = 'http://ezo.test'

function load(address: string) {
  const lists = { cards: [], withdrawn: [], total: 21, lastPage: 2 }
  const upstream = {
    call: async (_caller: object, { path }: Call<unknown>) =>
      path === 'auth/grouped-info' ? { id: 1, name: 'Nino' } : lists,
  }
  const referenceCache = { get: async () => ({ deal_types: { all: [{ id: 1, name: 'For sale' }] } }) }
  const context = {
    upstream,
    referenceCache,
    signer: new Signer('secret'),
    origin: SITE,
  } as unknown as AppLoadContext
  const request = new Request(SITE + address, { headers: { cookie: '__Host-token=some-token' } })
  return loadFavorites({ request, context, params: {} })
}

test.each([
  ['/en/account/favorites?page=3', '/en/account/favorites?page=2'],
  ['/account/favorites?hidden=1&page=90', '/account/favorites?hidden=1&page=2'],
  ['/account/favorites?deal_types=1&page=9', '/account/favorites?deal_types=1&page=2'],
])('the page %s past the end redirects to the last one', async (address, last) => {
  const answer = await load(address).catch((thrown: unknown) => thrown)
  expect(answer).toBeInstanceOf(Response)
  expect((answer as Response).headers.get('location')).toBe(last)
})

test.each(['', '?page=2', '?page=0', '?hidden=1&page=2'])('the page %s is shown', async (query) => {
  expect(await load(`/en/account/favorites${query}`)).toMatchObject({ total: 21, lastPage: 2 })
})

test.each([
  ['/en/account/favorites?compare=7%2C5', '/en/compare?ids=7%2C5'],
  ['/account/favorites?deal_types=1&compare=7,5', '/compare?ids=7%2C5'],
  ['/ru/favorites?compare=', '/ru/compare'],
])('the former comparison %s redirects permanently to %s, for guests as well', async (address, target) => {
  const request = new Request(SITE + address)
  const context = { upstream: {}, origin: SITE } as unknown as AppLoadContext
  for (const loader of [loadFavorites, loadGuestFavorites]) {
    const answer = await loader({ request, context, params: {} }).catch((thrown: unknown) => thrown)
    expect(answer).toMatchObject({ status: 301 })
    expect((answer as Response).headers.get('location')).toBe(target)
  }
})
