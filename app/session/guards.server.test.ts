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
test('a guest who follows a link to the account is redirected to the home page with a login offer', async () => {
  const { location, flash } = await redirectGuest(
    '/en/account/payments',
    'https://ezo.test/en/s?cities=1&page=2',
  )
  expect(location).toBe('/en')
  expect(flash).toMatchObject({ name: 'sign_in_required', continueHref: '/en/account/payments' })
})

test('a guest who saves a search sees the reasons for an account', async () => {
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
  ['who typed the address', '/en/account', undefined],
  ['who typed the address of a search', '/en/account/searches/new', undefined],
  ['from another site', '/en/account/searches/new', 'https://evil.test/en/s'],
  [
    'from a page that requires an account',
    '/en/account/searches/new',
    'https://ezo.test/en/account/payments',
  ],
  ['from the login page', '/en/account/searches/new', 'https://ezo.test/id/sign-in'],
  ['who was redirected before', '/en/s?login=1', 'https://ezo.test/en/s'],
])('a guest %s is redirected to the home page', async (_case, path, referer) => {
  expect((await redirectGuest(path, referer)).location).toBe('/en')
})

test('a guest who opens a page that is also a dialog sees the dialog on the home page', async () => {
  const { location, flash } = await redirectGuest('/en/account/loanCalculatorService/loanView')
  expect(location).toBe('/en?take_loan=true&isntStatement=true&loan_currency=1')
  expect(flash).toMatchObject({ continueHref: '/en/account/loanCalculatorService/loanView' })
  expect((await redirectGuest('/ru/account/aiService/aiView')).location).toBe('/en?ai_modal=true')
})

test('a form sent by a guest redirects to the home page', async () => {
  expect((await redirectGuest('/en/account', 'https://ezo.test/en/s', 'POST')).location).toBe('/en')
})
