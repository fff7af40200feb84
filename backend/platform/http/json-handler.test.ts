import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jsonHandler, PreserializedJson } from './json-handler'

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
    ),
)
let origin = ''

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

async function fetchAnswer(path: string, method = 'GET') {
  const asked = request(`${origin}${path}`, { method }).end()
  const [response] = await once(asked, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  const { 'content-type': type, 'content-length': length } = response.headers
  return { status: response.statusCode, type, length: Number(length), body: Buffer.concat(chunks) }
}

test('what is JSON already is answered as what is made JSON here', async () => {
  const [ready, made] = await Promise.all([fetchAnswer('/ready'), fetchAnswer('/made')])
  expect(JSON.parse(`${ready.body}`)).toEqual({ result: true, data: JSON.parse(CHUNKS.join('')) })
  expect(JSON.parse(`${made.body}`)).toEqual({ result: true, data: [1, 'ბინა'] })
  expect(ready).toMatchObject({ status: 200, type: made.type })
})

test('its length is told in bytes, so that nobody waits for more', async () => {
  for (const path of ['/ready', '/empty', '/made']) {
    const { length, body } = await fetchAnswer(path)
    expect(length, path).toBe(body.length)
  }
})

test('who asks for the headers alone gets them, and the connection goes on', async () => {
  const { length, body, type } = await fetchAnswer('/ready', 'HEAD')
  expect(body.length).toBe(0)
  const whole = await fetchAnswer('/ready')
  expect({ length, type }).toEqual({ length: whole.length, type: whole.type })
})
