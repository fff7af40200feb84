import express, { type Request, type Response } from 'express'
import { beforeAll, expect, test } from 'vitest'
import { action } from '~/features/sign-in/confirm-account-route'
import { readPendingSignIn } from '~/session/pending-sign-in.server'
import { Signer } from '~/session/signer.server'
import { createSession, findSessionUserId } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { withApi, withServer } from '~tests/fixtures/api'
import { addUser } from '~tests/fixtures/database-rows'
import { createRouteArgs } from '~tests/fixtures/route-args'
import { requestId } from './request-id'
import { offerDirectSignIn, type SignInDirectly, signInReturn } from './sign-in-return'

const database = withTestDatabase()
const api = withApi(database)
const signer = new Signer('a secret of the test')
const events: object[] = []
const addEvent = (details: object) => void events.push(details)
const log = { info: addEvent, warn: addEvent }
const site = withServer(() => {
  const { upstream } = createRouteArgs('/', { origin: api.origin, failing: { test: () => isDown } }).context
  return express()
    .use(requestId)
    .use('/login', offerDirectSignIn({ upstream, signer, log }), (request, response, next) => {
      const { signInDirectly } = response.locals as { signInDirectly: SignInDirectly }
      signInDirectly(new URL(String(request.query.to), site.origin), token).catch(next)
    })
    .use(signInReturn({ upstream, signer, log }))
    .use((request: Request, response: Response) => void response.send(`page ${request.url}`))
})
let isDown = false
let userId: number
let token: string

beforeAll(async () => {
  userId = await addUser(database.pool, { first_name: 'ნინო', last_name: 'ბერიძე' })
  token = await createSession(database.pool, userId)
})

async function open(path: string, cookies: Record<string, string> = {}) {
  const cookie = Object.entries(cookies).map(([name, value]) => `__Host-${name}=${value}`)
  const response = await fetch(`${site.origin}${path}`, {
    redirect: 'manual',
    headers: { cookie: cookie.join('; ') },
  })
  const set = new Map(
    response.headers.getSetCookie().map((line) => line.split(/[=;]/, 2) as [string, string]),
  )
  return { response, location: response.headers.get('location'), set }
}

/** Answers the confirmation page for a browser with this cookie. */
async function answer(pending: string | undefined, account: string, former = '') {
  const args = createRouteArgs('/do/sign-in', {
    origin: api.origin,
    form: { account, return_to: '/en/auth/confirm' },
    context: { signer, origin: 'http://ezo.test', log },
  })
  if (pending) args.request.headers.set('cookie', `__Host-pending-sign-in=${pending}; __Host-token=${former}`)
  const { headers } = await action(args)
  const set = new Map(headers.getSetCookie().map((line) => line.split(/[=;]/, 2) as [string, string]))
  return { location: headers.get('location'), set }
}

// Specification 1.1.28, 1.7.4
test('a visitor who began to sign in here is signed in at once, and the token leaves the URL', async () => {
  const { response, location, set } = await open(`/en/s?page=2&access_token=${token}&auth_state=mine`, {
    'sign-in': 'mine',
  })
  expect([response.status, location]).toEqual([302, '/en/s?page=2'])
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(set.get('__Host-token')).toBe(token)
  expect(events.at(-1)).toMatchObject({ security: 'signed_in', requestId: expect.any(String) })
})

test('a login site of the same origin sets the session cookie, and no URL holds the token', async () => {
  const former = await createSession(database.pool, userId)
  const to = encodeURIComponent('/en/s?page=2&auth_state=mine')
  const { response, location, set } = await open(`/login?to=${to}`, { token: former })
  expect([response.status, location]).toEqual([303, '/en/s?page=2'])
  expect(set.get('__Host-token')).toBe(token)
  expect(await findSessionUserId(database.pool, former)).toBeUndefined()
  expect((await open('/login?to=%2F%2Fevil.test', { locale: 'ka' })).location).toBe('/')
})

test('a browser that sends no cookie is redirected to a page that checks whether cookies are enabled', async () => {
  expect((await open('/login?to=%2Fen%2Fs')).location).toBe('/en/auth/cookies?Continue=%2Fen%2Fs')
})

test('signing in again ends the earlier session', async () => {
  const former = await createSession(database.pool, userId)
  const cookies = { 'sign-in': 'mine', token: former }
  const { set } = await open(`/s?access_token=${token}&auth_state=mine`, cookies)
  expect(set.get('__Host-token')).toBe(token)
  expect(await findSessionUserId(database.pool, former)).toBeUndefined()
  expect(await findSessionUserId(database.pool, token)).toBe(userId)
})

test.each<[query: string, cookies: Record<string, string>]>([
  ['', {}],
  ['', { 'sign-in': 'mine' }],
  ['&auth_state=theirs', { 'sign-in': 'mine' }],
  ['&auth_state=', {}],
  ['&auth_state=theirs', {}],
  ['', { token: 'a-token-of-somebody-else' }],
])(
  'a link with a token and %j, opened by a browser with the cookies %j, signs in no account',
  async (query, cookies) => {
    for (const name of ['access_token', 'access%5Ftoken', '%61ccess_token']) {
      const { location, set } = await open(`/ru/s?page=2&${name}=${token}${query}`, cookies)
      // The page could not know without any cookie whether the browser refuses them.
      const isFirst = Object.keys(cookies).length === 0
      expect(location).toBe(`/ru/auth/confirm${isFirst ? '?Continue=%2Fru%2Fs%3Fpage%3D2' : ''}`)
      expect([...set.keys()]).toEqual(['__Host-pending-sign-in'])
      expect(events.at(-1)).toMatchObject({ security: 'sign_in_asked', requestId: expect.any(String) })
      expect(JSON.stringify(events)).not.toContain(token)
      // Encrypted: reading the cookie does not reveal the token.
      expect(Buffer.from(set.get('__Host-pending-sign-in') ?? '', 'base64url').toString()).not.toContain(
        token,
      )
      expect(
        readPendingSignIn(`__Host-pending-sign-in=${set.get('__Host-pending-sign-in')}`, signer),
      ).toEqual({
        token,
        userId,
        name: 'ნინო ბერიძე',
        back: '/ru/s?page=2',
      })
    }
  },
)

// Specification 1.8.6
test.each(['', 'x', 'no-token-of-ours', 'x'.repeat(3_000)])(
  'the invalid token %j signs in no account',
  async (junk) => {
    const { location, set } = await open(`/s?access_token=${junk}&auth_state=mine`, { 'sign-in': 'mine' })
    expect(location).toBe('/s')
    expect([...set.keys()]).toEqual(['__Host-sign-in', '__Host-flash'])
    expect(events.at(-1)).toMatchObject({ security: 'sign_in_refused', reason: 'sign_in_failed' })
  },
)

test('a login that cannot be checked is reported as an outage, to the visitor and in the log', async () => {
  const seen = events.length
  isDown = true
  const { location, set } = await open(`/s?access_token=${token}&auth_state=mine`, { 'sign-in': 'mine' })
  isDown = false
  expect(location).toBe('/s')
  expect(set.has('__Host-token')).toBe(false)
  expect(set.get('__Host-flash')).toContain('sign_in_unavailable')
  expect(events.slice(seen)).toEqual([
    { requestId: expect.any(String), cause: expect.stringContaining('status 500') },
  ])
})

test('a request without a token continues to its page', async () => {
  const { response } = await open('/s?q=access_token')
  expect(await response.text()).toBe('page /s?q=access_token')
})

test('a very long return URL is dropped in favour of the token in the cookie', async () => {
  const { set } = await open(`/s?q=${'x'.repeat(1_900)}&access_token=${token}${'&a=b'.repeat(300)}`)
  const pending = set.get('__Host-pending-sign-in')
  expect(readPendingSignIn(`__Host-pending-sign-in=${pending}`, signer)).toMatchObject({ token, back: '/' })
})

test('confirming signs in to the account and ends the previous session', async () => {
  const former = await createSession(database.pool, await addUser(database.pool))
  const { set } = await open(`/en/s?page=2&access_token=${token}`)
  const pending = set.get('__Host-pending-sign-in')

  const refused = await answer(pending, 'not_mine', former)
  expect(refused.location).toBe('/en/s?page=2')
  expect([...refused.set]).toEqual([['__Host-pending-sign-in', '']])
  expect(await findSessionUserId(database.pool, former)).toBeDefined()

  const confirmed = await answer(pending, 'mine', former)
  expect(confirmed.location).toBe('/en/s?page=2')
  expect(events.at(-1)).toMatchObject({ security: 'signed_in', requestId: expect.any(String) })
  expect(confirmed.set.get('__Host-token')).toBe(token)
  expect(confirmed.set.get('__Host-pending-sign-in')).toBe('')
  // The person who began something here may not be the one who came by the link.
  for (const name of ['drafts', 'estimate', 'searches', 'sent'])
    expect(confirmed.set.get(`__Host-${name}`), name).toBe('')
  expect(await findSessionUserId(database.pool, former)).toBeUndefined()
  expect(await findSessionUserId(database.pool, token)).toBe(userId)
})

test('confirming without a link, or with a forged cookie, signs in no account', async () => {
  for (const pending of [undefined, 'forged']) {
    const { set } = await answer(pending, 'mine')
    expect([...set.keys()]).toEqual(['__Host-flash'])
  }
})
