import { expect, test } from 'vitest'
import { parseReferrer } from '~/http/referrer'
import { takeFlash } from './flash.server'
import { requireUser } from './guards.server'
import type { Visitor } from './visitor.server'

const guest = { language: 'en', user: async () => undefined }
const ORIGIN = 'https://ezo.test'

async function redirectGuest(path: string, referer?: string, method = 'GET') {
  const request = new Request(ORIGIN + path, { method })
  const visitor = { ...guest, getReferringPath: () => parseReferrer(referer, ORIGIN) } as unknown as Visitor
  const answer = await requireUser(visitor, request).catch((thrown: Response) => thrown)
  const { headers: sent } = answer as Response
  return { location: sent.get('location'), flash: takeFlash(sent.get('set-cookie')?.split(';')[0] ?? '') }
}

// Specification 1.4.23, 1.6.8
test('a guest who follows a link to the account is led to the home page, which offers to log in', async () => {
  const { location, flash } = await redirectGuest(
    '/en/account/payments',
    'https://ezo.test/en/s?cities=1&page=2',
  )
  expect(location).toBe('/en')
  expect(flash).toMatchObject({ name: 'sign_in_required', continueHref: '/en/account/payments' })
})

test('a guest who saves a search reads what the account is needed for', async () => {
  const { location, flash } = await redirectGuest(
    '/en/account/searches/new?cities=1',
    'https://ezo.test/en/s?cities=1',
  )
  expect(location).toBe('/en/s?cities=1&login=1')
  expect(flash).toMatchObject({
    name: 'search_needs_account',
    continueHref: '/en/account/searches/new?cities=1',
  })
})

test.each([
  ['of a typed address', '/en/account', undefined],
  ['of a typed address for a search', '/en/account/searches/new', undefined],
  ['of another site', '/en/account/searches/new', 'https://evil.test/en/s'],
  [
    'of a page that needs an account, too',
    '/en/account/searches/new',
    'https://ezo.test/en/account/payments',
  ],
  ['of the login', '/en/account/searches/new', 'https://ezo.test/id/sign-in'],
  ['that was redirected before', '/en/s?login=1', 'https://ezo.test/en/s'],
])('a guest %s is led to the home page', async (_case, path, referer) => {
  expect((await redirectGuest(path, referer)).location).toBe('/en')
})

test('a form of a guest is answered with the home page', async () => {
  expect((await redirectGuest('/en/account', 'https://ezo.test/en/s', 'POST')).location).toBe('/en')
})
