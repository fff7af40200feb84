import express from 'express'
import { expect, test } from 'vitest'
import { withServer } from '~tests/fixtures/api'
import { limitBody } from './body-limit'

const app = express().use(limitBody, (request, response) => {
  response.send(`${request.method} ${response.locals.refusal?.status ?? 'passed'}`)
})
const server = withServer(() => app)

async function post(body: BodyInit, path = ''): Promise<string> {
  const answer = await fetch(server.origin + path, { method: 'POST', body, duplex: 'half' } as RequestInit)
  return answer.text()
}

test('a form is accepted in any encoding of its letters', async () => {
  expect(await post(new URLSearchParams({ comment: '\u10d0'.repeat(20_000) }))).toBe('POST passed')
})

test('a body that is too large or has no length is rejected', async () => {
  expect(await post('x'.repeat(500_001))).toBe('GET 413')
  expect(await post(new Blob(['x'.repeat(10)]).stream())).toBe('GET 413')
})

test('a form with pictures may be larger at its own path', async () => {
  const pictures = 'x'.repeat(500_001)
  expect(await post(pictures, '/ru/account/profile')).toBe('POST passed')
  expect(await post(pictures, '/account/profile/x')).toBe('GET 413')
})

test('a GET request without a body is accepted', async () => {
  expect(await (await fetch(server.origin)).text()).toBe('GET passed')
})
