import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorHandler } from './errors'
import { jsonHandler, PreserializedJson, resultHandler } from './json-handler'

const CHUNKS = ['[{"name":"ბინა ვაკეში"}', ',', '{"name":"quoted \\" and \\u2028"}', ']']

const server = createServer(
  express()
    .get(
      '/made',
      jsonHandler(async () => [1, 'ბინა']),
    )
    .get(
      '/ready',
      jsonHandler(async () => new PreserializedJson(CHUNKS.map((part) => Buffer.from(part)))),
    )
    .get(
      '/empty',
      jsonHandler(async () => new PreserializedJson([Buffer.from('[]')])),
    )
    .get(
      '/without-json-form',
      jsonHandler(async () => 1n),
    )
    .get(
      '/without-json-form/other-envelope',
      resultHandler(
        async () => 1n,
        (response, body) => response.json(body),
      ),
    )
    .use(errorHandler(pino({ level: 'silent' }))),
)
let origin = ''

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

async function fetchAnswer(path: string, method = 'GET') {
  const clientRequest = request(`${origin}${path}`, { method }).end()
  const [response] = await once(clientRequest, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  const { 'content-type': type, 'content-length': length } = response.headers
  return { status: response.statusCode, type, length: Number(length), body: Buffer.concat(chunks) }
}

test('preserialized JSON is sent in the same envelope and with the same type as a value', async () => {
  const [ready, made] = await Promise.all([fetchAnswer('/ready'), fetchAnswer('/made')])
  expect(JSON.parse(`${ready.body}`)).toEqual({ result: true, data: JSON.parse(CHUNKS.join('')) })
  expect(JSON.parse(`${made.body}`)).toEqual({ result: true, data: [1, 'ბინა'] })
  expect(ready).toMatchObject({ status: 200, type: made.type })
})

test('the Content-Length of a response is its length in bytes', async () => {
  for (const path of ['/ready', '/empty', '/made']) {
    const { length, body } = await fetchAnswer(path)
    expect(length, path).toBe(body.length)
  }
})

test('a HEAD request gets the headers of the GET request and leaves the connection usable', async () => {
  const { length, body, type } = await fetchAnswer('/ready', 'HEAD')
  expect(body.length).toBe(0)
  const whole = await fetchAnswer('/ready')
  expect({ length, type }).toEqual({ length: whole.length, type: whole.type })
})

test.each(['/without-json-form', '/without-json-form/other-envelope'])(
  'a result that cannot be serialized is an error of the call at %s, and the server keeps running',
  async (path) => {
    expect((await fetchAnswer(path)).status).toBe(500)
    expect((await fetchAnswer('/made')).status).toBe(200)
  },
)
