import express from 'express'
import { expect, test } from 'vitest'
import { withServer } from '~tests/fixtures/api'
import { keepLinksPrivate } from './link-privacy'

const site = withServer(() =>
  express()
    .use(keepLinksPrivate)
    .use((_request, response) =>
      response.writeHead(200, { 'cache-control': 'private, no-cache', 'referrer-policy': 'origin' }).end(),
    ),
)

async function getHeaders(path: string) {
  const { headers } = await fetch(site.origin + path)
  return [headers.get('cache-control'), headers.get('referrer-policy')]
}

test.each([
  '/id/reset?code=x',
  '/en/id/verify?code=x',
  '/ru/ID/reset/',
  '/id/confirm-email?code=x',
  '/en/id/undo-email?code=x',
  '/id/confirm-recovery?code=x',
  '/ru/id/stop-recovery?code=x',
  '/en/invitation?code=x',
  '/en/conversation/x?key=x',
  '/viewings/x?key=x',
  '/ru/still-available?code=x',
  '/en/search-emails?token=x',
  '/price-emails?token=x',
  '/unsubscribe?kind=x&token=x',
  '/en/compare/together?key=x',
])('the page %s is not stored in any cache and sends no referrer', async (path) => {
  expect(await getHeaders(path)).toEqual(['private, no-store', 'strict-origin'])
})

test.each(['/id/forgot', '/en/id/resets', '/other/id/reset'])(
  'the page %s keeps its own cache and referrer headers',
  async (path) => {
    expect(await getHeaders(path)).toEqual(['private, no-cache', 'origin'])
  },
)
