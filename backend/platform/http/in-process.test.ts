import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createDisconnectSignal } from './disconnect-signal'
import { ApiError, errorHandler, notFoundHandler } from './errors'
import { createInProcessGet } from './in-process'
import { jsonHandler, PreserializedJson } from './json-handler'
import { requestLog } from './request-log'

const log = { debug: vi.fn(), error: vi.fn() }
const shared = [{ id: 1 }]
let signalOfHandler: AbortSignal | undefined

const api = express()
  .use(requestLog(log as never))
  .get(
    '/echo/:id',
    jsonHandler(async (request: express.Request) => ({
      id: request.params.id,
      query: request.query,
      locale: request.get('Locale'),
      ip: request.ip,
      date: new Date(0),
      missing: undefined,
    })),
  )
  .get(
    '/cards',
    jsonHandler(async () => new PreserializedJson([Buffer.from('[{"id":1}]')], () => shared)),
  )
  .get(
    '/refused',
    jsonHandler(async () => {
      throw new ApiError(403, 'Forbidden')
    }),
  )
  .get(
    '/broken',
    jsonHandler(async () => {
      throw new Error('broken')
    }),
  )
  .get('/empty', (_request, response) => void response.status(204).end())
  .get(
    '/slow',
    jsonHandler(async (_request, response) => {
      signalOfHandler = createDisconnectSignal(response)
      await once(signalOfHandler, 'abort')
    }),
  )
  .use(notFoundHandler, errorHandler(log as never))

const get = createInProcessGet(api)
const server = createServer(api)
let origin = ''

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

const paths = [
  '/echo/7?a=1&b=%E1%83%90',
  '/echo/%E1%83%90',
  '/cards',
  '/refused',
  '/broken',
  '/nowhere',
  '/%',
]

test.each(paths)('%s has the same response in process as over HTTP', async (path) => {
  const headers = { locale: 'en', 'x-request-id': 'one' }
  const response = await fetch(`${origin}${path}`, { headers })
  const answer = await get({ path, headers }, new AbortController().signal)
  expect(answer).toEqual({ status: response.status, body: await response.json() })
})

test('a response without a body has none in process', async () => {
  expect(await get({ path: '/empty', headers: {} }, new AbortController().signal)).toEqual({
    status: 204,
    body: undefined,
  })
})

test('cached JSON is passed as its parsed value', async () => {
  const { body } = await get({ path: '/cards', headers: {} }, new AbortController().signal)
  expect((body as { data: unknown }).data).toBe(shared)
})

test('a finished response is logged once and aborts nothing', async () => {
  log.debug.mockClear()
  await get({ path: '/echo/7', headers: { 'x-request-id': 'seven' } }, new AbortController().signal)
  expect(log.debug).toHaveBeenCalledOnce()
  expect(log.debug.mock.calls[0]?.[0]).toMatchObject({ requestId: 'seven', status: 200 })
})

test('an aborted call rejects at once and aborts the handler', async () => {
  const controller = new AbortController()
  const answer = get({ path: '/slow', headers: {} }, controller.signal)
  await expect.poll(() => signalOfHandler).toBeDefined()
  controller.abort(new Error('gone'))
  await expect(answer).rejects.toThrow('gone')
  expect(signalOfHandler?.aborted).toBe(true)
})
