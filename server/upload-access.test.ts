import express from 'express'
import { beforeEach, expect, test } from 'vitest'
import { uploads } from '~/uploads'
import { UpstreamClient } from '~/upstream/upstream-client.server'
import { withServer } from '~tests/fixtures/api'
import { createBodyRules } from './body-rules'
import { requireUploader } from './upload-access'

const PICTURES = 'x'.repeat(600_000)
const api = 'http://api.test'
const upstream = new UpstreamClient({
  apiUrls: { main: api, mainV3: api, statements: api, projects: api, express: api },
  send: async ({ headers }) =>
    headers.authorization === 'Bearer own-token'
      ? { status: 200, body: { result: true, data: { id: 1, roles: ['broker'] } } }
      : { status: headers.authorization === 'Bearer busy-token' ? 503 : 401, body: {} },
  websiteKey: 'ezo',
  timeoutMs: 1_000,
  log: { warn() {} },
})
let bytesRead = 0
const server = withServer(() =>
  express().use(requireUploader(upstream, createBodyRules(uploads)), async (request, response) => {
    if (response.locals.refusal) return void response.status(response.locals.refusal.status).end()
    for await (const part of request) bytesRead += part.length
    response.send('read')
  }),
)
beforeEach(() => {
  bytesRead = 0
})

async function send(path: string, body: string, token?: string) {
  const headers: Record<string, string> = token ? { cookie: `__Host-token=${token}` } : {}
  return fetch(server.origin + path, { method: 'POST', body, headers, redirect: 'manual' })
}

test.each([undefined, 'a-stranger'])('pictures sent with the token %s are not read', async (token) => {
  const answer = await send('/ru/account/profile', PICTURES, token)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ru'])
  expect(answer.headers.get('set-cookie')).toContain('sign_in_required')
  expect(bytesRead).toBe(0)
})

test('pictures sent by a signed-in user are read', async () => {
  expect(await (await send('/account/profile', PICTURES, 'own-token')).text()).toBe('read')
  expect(bytesRead).toBe(PICTURES.length)
})

test('pictures are not read while their sender cannot be verified', async () => {
  expect((await send('/account/profile', PICTURES, 'busy-token')).status).toBe(503)
  expect(bytesRead).toBe(0)
})

test('short forms, and files that guests may send, are read', async () => {
  for (const [path, body] of [
    ['/account/profile', 'name=x'],
    ['/dynamic-forms/1', PICTURES],
  ] as const)
    expect(await (await send(path, body)).text()).toBe('read')
})
