import express from 'express'
import { expect, test } from 'vitest'
import { uploads } from '~/uploads'
import { withServer } from '~tests/fixtures/api'
import { limitBody } from './body-limit'
import { createBodyRules } from './body-rules'

const app = express().use(limitBody(createBodyRules(uploads)), (request, response) => {
  response.send(`${request.method} ${response.locals.refusal?.status ?? 'passed'}`)
})
const server = withServer(() => app)

async function post(body: BodyInit, path = '', type?: string): Promise<string> {
  const headers: Record<string, string> = type ? { 'content-type': type } : {}
  const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit
  return (await fetch(server.origin + path, init)).text()
}

const LONG = 'x'.repeat(500_001)
const chunked = () => new Blob(['a=1']).stream()

test('a form is accepted in any spelling of its content type', async () => {
  expect(await post(new URLSearchParams({ comment: '\u10d0'.repeat(20_000) }))).toBe('POST passed')
})

test('a body that is too large is rejected, and one without a length is left to the form parser', async () => {
  expect(await post(LONG)).toBe('GET 413')
  expect(await post(chunked(), '/en/contact')).toBe('POST passed')
})

test.each([
  '/ru/account/profile',
  '/ACCOUNT/profile/',
  '/dynamic-forms/1',
  '/en/desk/orders/7',
  '/account/statements/import',
  '/en/account/statements/new?step=photos&draft=1',
  '/account/statements/7/edit?step=photos',
])('a form with files may be larger at %s', async (path) => {
  expect(await post(LONG, path)).toBe('POST passed')
})

test.each([
  '/account/profile/x',
  '/de/account/profile',
  '/en/account/statements/new',
  '/en/account/statements/new?step=photos',
  '/en/account/statements/new?step=price&draft=1',
  '/en/account/statements/new?step=kind&step=photos&draft=1',
  '/account/statements/7/edit',
])('a form without files has the smaller limit at %s', async (path) => {
  expect(await post(LONG, path)).toBe('GET 413')
})

test('a button accepts a few kilobytes, urlencoded and with a known length', async () => {
  const multipart = 'multipart/form-data; boundary=x'
  expect(await post(new URLSearchParams({ return_to: '/en' }), '/do/sign-out')).toBe('POST passed')
  expect(await post('x'.repeat(20_000), '/do/sign-out')).toBe('GET 413')
  expect(await post('x', '/do/light-mode', multipart)).toBe('GET 415')
  expect(await post(chunked(), '/do/favorite')).toBe('GET 411')
})

test('a part of a photo must have a known length of at most half a megabyte', async () => {
  expect(await post('x'.repeat(500_000), '/do/photo-part?draft=1')).toBe('POST passed')
  expect(await post(LONG, '/do/photo-part?draft=1')).toBe('GET 413')
  expect(await post(chunked(), '/do/photo-part?draft=1')).toBe('GET 411')
})

test('a GET request without a body is accepted', async () => {
  expect(await (await fetch(server.origin)).text()).toBe('GET passed')
})
