import type { AppLoadContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import { guestFavoritesCookie } from '~/features/favorites/guest-favorites-cookie.server'
import { readGuestFavorites } from '~/features/favorites/index.server'
import { Signer } from '~/session/signer.server'
import type { Call } from '~/upstream/upstream-client.server'
import { guestFavoritesAction, loader as loadGuestFavorites } from './guest-route'

/** Statements on offer; 4 is withdrawn. */
const OFFERED = [
  { id: 1, dealId: 1 },
  { id: 2, dealId: 2 },
  { id: 3, dealId: 1 },
]

const calls: string[] = []

const signer = new Signer('secret')

const upstream = {
  call: async (_caller: object, { path, query }: Call<unknown>) => {
    calls.push(path)
    const ids = query?.get('ids')?.split(',').map(Number) ?? []
    return { cards: OFFERED.filter(({ id }) => ids.includes(id)) }
  },
}

const referenceCache = { get: async () => ({ deal_types: { all: [] } }) }

const context = { upstream, referenceCache, signer, origin: 'http://ezo.test' } as unknown as AppLoadContext

const [cookie = ''] = guestFavoritesCookie({ favorites: [1, 2, 3, 4], hidden: [2] }, context).split(';')

function createArgs(query: string, init: RequestInit = {}) {
  const headers = { cookie }
  const request = new Request(`http://ezo.test/en/favorites${query}`, { ...init, headers })
  return { request, context, params: {} }
}

test.each([
  ['', [3, 2, 1], [4]],
  ['?deal_types=1', [3, 1], [4]],
  ['?hidden=1', [2], []],
])('the guest list %j shows the statements %j, and %j as withdrawn', async (query, ids, gone) => {
  const { cards, total, withdrawn } = await loadGuestFavorites(createArgs(query))
  expect(cards.map(({ id }) => id)).toEqual(ids)
  expect(total).toBe(ids.length)
  expect(withdrawn.map(({ id }) => id)).toEqual(gone)
})

test("a guest removes the selection only from the device's list", async () => {
  calls.length = 0
  const body = new URLSearchParams([
    ['statements', '1'],
    ['statements', '3'],
    ['operation', 'remove'],
  ])
  const answer = (await guestFavoritesAction(createArgs('', { method: 'POST', body }))) as Response
  expect(answer.headers.get('location')).toBe('/en/favorites')
  const kept = answer.headers.getSetCookie().find((line) => line.startsWith('__Host-kept=')) ?? ''
  const next = new Request('http://ezo.test/', { headers: { cookie: kept.split(';')[0] ?? '' } })
  expect(readGuestFavorites(next, context)).toEqual({ favorites: [2, 4], hidden: [2] })
  expect(calls).toEqual([])
})
