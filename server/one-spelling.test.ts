import express from 'express'
import { expect, test } from 'vitest'
import { withServer } from '~tests/fixtures/api'
import { redirectToOneSpelling } from './one-spelling'

const server = withServer(() =>
  express().use(redirectToOneSpelling, (_request, response) => void response.send('page')),
)

async function open(path: string, method = 'GET') {
  const { status, headers } = await fetch(server.origin + path, { method, redirect: 'manual' })
  return [status, headers.get('location')]
}

test.each([
  ['/ka', '/'],
  ['/KA/', '/'],
  ['/ka/s?q=a&q=b?c', '/s?q=a&q=b?c'],
  ['/ka/s/tbilisi', '/s/tbilisi'],
  ['/en/', '/en'],
  ['/EN', '/en'],
  ['/Ru/terms/?x=1', '/ru/terms?x=1'],
  ['/s/', '/s'],
  ['/en/Terms', '/en/terms'],
  ['/BLOG/Ab?Q=1', '/blog/Ab?Q=1'],
  ['/azomva/measurmentview', '/azomva/MeasurmentView'],
  ['/en/Account/Payments/7/receipt.pdf', '/en/account/payments/7/receipt.pdf'],
  ['/ka//evil.test', '/evil.test'],
])('the URL %s redirects to %s', async (path, spelled) => {
  expect(await open(path)).toEqual([308, spelled])
})

test.each([
  '/',
  '/en',
  '/s?x=/',
  '/kazbegi',
  '/english',
  '/en/s',
  '/vip',
  '/VIP',
  '/udzravi-Qoneba',
  '/s/Ab',
])('the URL %s is served without a redirect', async (path) => {
  expect(await open(path)).toEqual([200, null])
})

test('a posted form is not redirected', async () => {
  expect(await open('/EN/contact/', 'POST')).toEqual([200, null])
})
