import type { AppLoadContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import { Signer } from '~/session/signer.server'
import type { Visitor } from '~/session/visitor.server'
import { guestFavoritesCookie, readGuestFavorites } from './guest-favorites-cookie.server'
import { mergeGuestFavorites } from './merge-guest-favorites.server'

const GUEST_LISTS = { favorites: [5, 6], hidden: [7] }

/** Signs in to an account that accepts only the named changes. */
async function signIn(...taken: string[]) {
  const context = { signer: new Signer('a secret of the test') } as AppLoadContext
  const [cookie = ''] = guestFavoritesCookie(GUEST_LISTS, context).split(';')
  const sent: string[] = []
  const left: string[] = []
  const visitor = {
    isSignedIn: true,
    async call({ path }: { path: string }) {
      sent.push(path)
      if (!taken.some((name) => path.includes(name))) throw new Error('no answer')
    },
    async optional(name: string, answer: Promise<unknown>) {
      return answer.catch(() => void left.push(name))
    },
  } as unknown as Visitor
  const request = new Request('http://ezo.test/', { headers: { cookie } })
  const merged = await mergeGuestFavorites(visitor, request, context)
  const headers = { cookie: merged?.cookie.split(';')[0] ?? cookie }
  const remaining = readGuestFavorites(new Request('http://ezo.test/', { headers }), context)
  return { sent, left, remaining, flash: merged?.flash }
}

// Specification 1.4.25, 1.8.12
test('the lists of a guest move to the account, and stay if it does not accept them', async () => {
  expect(await signIn('favorites/add', 'hide')).toEqual({
    sent: ['microservice/users/statements/favorites/add', 'microservice/statements/hide'],
    left: [],
    remaining: { favorites: [], hidden: [] },
    flash: 'favorites_and_hidden_merged',
  })
  expect(await signIn('favorites/add')).toMatchObject({
    left: ['hidden statements of a guest'],
    remaining: { favorites: [], hidden: [7] },
    flash: 'favorites_merged',
  })
  expect(await signIn()).toMatchObject({ remaining: GUEST_LISTS, flash: undefined })
})
