import express from 'express'
import { expect, test } from 'vitest'
import { withServer } from '~tests/fixtures/api'
import { keepAnswersPrivate } from './private-answers'

const server = withServer(() =>
  express()
    .use(keepAnswersPrivate)
    .get('/file', (_request, response) => void response.set('Cache-Control', 'public, max-age=60').send('x'))
    .get('/moved', (_request, response) => response.redirect(301, '/'))
    .get('/broken', () => {
      throw new Error('broken')
    })
    .use((_request, response) => void response.send('x')),
)

async function requestHeaders(path: string) {
  const { headers } = await fetch(server.origin + path, { redirect: 'manual' })
  return [headers.get('cache-control'), headers.get('vary')]
}

test.each(['/account.data', '/moved', '/broken'])(
  '%s, which sets no cache headers, is private',
  async (path) => {
    expect(await requestHeaders(path)).toEqual(['private, no-store', expect.stringContaining('Cookie')])
  },
)

test('a response that may be cached stays cacheable', async () => {
  expect(await requestHeaders('/file')).toEqual(['public, max-age=60', null])
})
