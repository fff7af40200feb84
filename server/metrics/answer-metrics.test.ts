import express from 'express'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Listening, listen } from '~tests/fixtures/listen'
import { answerMetrics } from './answer-metrics'

const TOKEN = 'a-token-of-16-or-more'
const read = vi.fn(async () => 'ezo_pages_waiting 0\n')
const contentType = 'text/plain; version=0.0.4; charset=utf-8'
const failed: express.ErrorRequestHandler = (_error, _request, response, _next) => response.status(500).end()
let server: Listening

beforeAll(async () => {
  server = await listen(express().get('/metrics', answerMetrics({ contentType, read }, TOKEN)).use(failed))
})
afterAll(() => server.close())
beforeEach(() => vi.clearAllMocks())

const get = (authorization?: string) =>
  fetch(`${server.origin}/metrics`, { headers: authorization === undefined ? {} : { authorization } })

test('metrics are readable with the token, in the text format, and are not cached or indexed', async () => {
  for (const scheme of ['Bearer', 'bearer']) {
    const answer = await get(`${scheme} ${TOKEN}`)
    expect([answer.status, await answer.text()]).toEqual([200, 'ezo_pages_waiting 0\n'])
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': contentType,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
  }
})

test.each([
  undefined,
  '',
  'Bearer',
  'Bearer ',
  `Bearer ${TOKEN}x`,
  `Bearer ${TOKEN.slice(1)}`,
  `Bearer ${TOKEN.toUpperCase()}`,
  `Basic ${btoa(`prometheus:${TOKEN}`)}`,
  TOKEN,
])('a request with the authorization %j is rejected, and no metrics are read', async (authorization) => {
  const answer = await get(authorization)
  expect([answer.status, await answer.text()]).toEqual([401, 'unauthorized\n'])
  expect(answer.headers.get('www-authenticate')).toBe('Bearer')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(read).not.toHaveBeenCalled()
})

test('a failure to read the metrics is an error, not a response that never comes', async () => {
  read.mockRejectedValueOnce(new Error('of a metric'))
  expect((await get(`Bearer ${TOKEN}`)).status).toBe(500)
})
