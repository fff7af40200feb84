import express from 'express'
import { expect, test, vi } from 'vitest'
import { uploads } from '~/uploads'
import { withServer } from '~tests/fixtures/api'
import { createBodyRules } from './body-rules'
import {
  DATA_PATHS,
  limitDataRequests,
  limitPhotoParts,
  limitPosts,
  limitSwitches,
  limitUnqueuedPages,
  limitUploads,
} from './rate-limit'

const server = withServer(() =>
  express()
    .set('trust proxy', 1)
    .use(DATA_PATHS, limitDataRequests(3))
    .use((_request, response) => void response.send('answered')),
)

test('data requests above the limit get a bare 429, while pages are still served', async () => {
  const requestPage = async (path: string) => {
    const answer = await fetch(server.origin + path)
    return [answer.status, await answer.text()]
  }
  for (const path of ['/data/count?q=1', '/en/data/count', '/ru/data/count?q=2'])
    expect(await requestPage(path)).toEqual([200, 'answered'])
  for (const path of ['/data/count?q=3', '/EN/data/count/'])
    expect(await requestPage(path)).toEqual([429, ''])
  expect(await requestPage('/en/s')).toEqual([200, 'answered'])
})

test('IPv6 addresses that differ only in their last half count as one visitor', async () => {
  const request = async (ip: string) => {
    const headers = { 'x-forwarded-for': ip }
    return (await fetch(`${server.origin}/data/count`, { headers })).status
  }
  const statuses = []
  for (const suffix of ['1', '2', 'a:b:c:d', 'ffff:ffff:ffff:ffff'])
    statuses.push(await request(`2001:db8:0:7:${suffix.includes(':') ? suffix : `:${suffix}`}`))
  expect(statuses).toEqual([200, 200, 200, 429])
  expect(await request('2001:db8:0:8::1')).toBe(200)
})

const small = withServer(() =>
  express().use(limitDataRequests(1), (_request, response) => void response.send('answered')),
)

test('changing the system clock does not end a limit early', async () => {
  const request = async () => (await fetch(small.origin)).status
  expect([await request(), await request()]).toEqual([200, 429])
  const nextHour = Date.now() + 3_600_000
  const clock = vi.spyOn(Date, 'now').mockReturnValue(nextHour)
  expect(await request()).toBe(429)
  clock.mockRestore()
})

const forms = withServer(() =>
  express()
    .use(limitPosts(20), limitUploads(createBodyRules(uploads)))
    .use(limitSwitches(5))
    .use((request, response) => {
      const { status = 200, retryAfterSeconds } = response.locals.refusal ?? {}
      response.status(status).send(`${request.path} ${retryAfterSeconds ?? ''}`)
    }),
)

test('forms above the limit get a page with the time to retry at, but signing out still works', async () => {
  const post = async (path: string, body = 'x=1') => {
    const answer = await fetch(forms.origin + path, { method: 'POST', body })
    return [answer.status, await answer.text(), answer.headers.get('connection')] as const
  }
  const uploads = []
  for (let sent = 0; sent < 13; sent += 1)
    uploads.push(await post('/en/dynamic-forms/1', 'x'.repeat(500_001)))
  expect(uploads.map(([status]) => status)).toEqual([...Array(12).fill(200), 429])
  expect(uploads.at(-1)).toEqual([429, expect.stringMatching(/^\/en\/refused \d+$/), 'keep-alive'])
  for (let sent = 13; sent < 20; sent += 1) expect((await post('/ru/contact'))[0]).toBe(200)
  expect(await post('/ru/contact')).toEqual([429, expect.stringMatching(/^\/ru\/refused \d+$/), 'keep-alive'])
  expect((await post('/do/sign-out'))[0]).toBe(200)
  expect((await fetch(`${forms.origin}/ru/contact`)).status).toBe(200)
})

test('signing out has a limit of its own', async () => {
  const post = async () => {
    const answer = await fetch(`${forms.origin}/do/light-mode`, { method: 'POST' })
    return [answer.status, await answer.text()]
  }
  for (let sent = 0; sent < 4; sent += 1) expect(await post()).toEqual([200, '/do/light-mode '])
  expect(await post()).toEqual([429, expect.stringMatching(/^\/refused \d+$/)])
})

const pages = withServer(() =>
  express()
    .use(limitUnqueuedPages(2))
    .use((request, response) => {
      response.status(response.locals.refusal?.status ?? 200).send(request.path)
    }),
)

test('pages that bypass the queue have a limit, whatever follows their path', async () => {
  const get = async (path: string) => (await fetch(pages.origin + path, { redirect: 'manual' })).status
  expect(await get('/en/id/sign-in')).toBe(200)
  expect(await get('/s?access_token=1')).toBe(200)
  expect(await get('/ru/photo-tour/tourView?step=2')).toBe(429)
  expect(await get('/s')).toBe(200)
})

const photoParts = withServer(() =>
  express().use(
    limitPosts(1),
    limitUploads(createBodyRules(uploads)),
    limitPhotoParts(),
    (_request, response) => {
      response.end()
    },
  ),
)

test('parts of a large photo do not count as forms and have a limit of their own', async () => {
  const post = async () =>
    (await fetch(`${photoParts.origin}/do/photo-part`, { method: 'POST', body: 'x' })).status
  const statuses = new Set<number>()
  for (let sent = 0; sent < 600; sent += 20)
    for (const status of await Promise.all(Array.from({ length: 20 }, post))) statuses.add(status)
  expect([...statuses]).toEqual([200])
  expect(await post()).toBe(429)
})

test('creating a limit reads no stack trace, which would unpack the source maps', () => {
  const format = Error.prepareStackTrace
  const formatted: unknown[] = []
  Error.prepareStackTrace = (error, calls) => {
    formatted.push(error)
    return format ? format(error, calls) : ''
  }
  try {
    for (const limit of [limitPosts, limitDataRequests]) limit(1)
    limitUploads(createBodyRules(uploads))
    limitPhotoParts()
    expect(formatted).toEqual([])
  } finally {
    Error.prepareStackTrace = format
  }
})
