import { expect, test } from 'vitest'
import { clearCookie, readCookie, setCookie } from '~/session/cookies.server'
import { withServer } from '~tests/fixtures/api'
import { withPlainCookies } from './plain-cookies'

/** Responds with the token that the browser sent, and sets or removes it. */
const listener = (isDemo: boolean) =>
  withPlainCookies(
    (request, response) => {
      const line = request.url === '/out' ? clearCookie('token') : setCookie('token', 'new')
      // Cached pages write their headers as a list.
      if (request.url === '/cached') response.writeHead(200, ['Set-Cookie', line])
      else response.setHeader('Set-Cookie', line)
      response.end(readCookie(request.headers.cookie, 'token') ?? 'guest')
    },
    { isDemo },
  )

const demo = withServer(() => listener(true))
const real = withServer(() => listener(false))

async function open(
  { origin }: { origin: string },
  { path = '/', cookie = '', headers = {} }: { path?: string; cookie?: string; headers?: object } = {},
) {
  const response = await fetch(origin + path, { headers: { cookie, ...headers } })
  return { token: await response.text(), lines: response.headers.getSetCookie() }
}

const SECURE = '__Host-token=new; Max-Age=1296000; Path=/; HttpOnly; Secure; SameSite=Lax'
const PLAIN = 'ezo-token=new; Max-Age=1296000; Path=/; HttpOnly; SameSite=Lax'

test.each(['/', '/cached'])(
  'a browser new to a demo on loopback gets each cookie at %s twice',
  async (path) => {
    expect((await open(demo, { path })).lines).toEqual([SECURE, PLAIN])
  },
)

test('a browser that refused the Secure cookie is recognised by the plain copy until it signs out', async () => {
  expect((await open(demo, { cookie: 'ezo-token=mine; other=1' })).token).toBe('mine')
  const { lines } = await open(demo, { path: '/out', cookie: 'ezo-token=mine' })
  expect(lines[1]).toMatch(/^ezo-token=; Max-Age=0; Path=\//)
})

test('a browser that keeps Secure cookies is recognised only by those and loses the copies', async () => {
  const { token, lines } = await open(demo, { cookie: '__Host-token=mine; ezo-token=theirs; ezo-light=1' })
  expect(token).toBe('mine')
  expect(lines).toEqual([
    SECURE,
    'ezo-token=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    'ezo-light=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
  ])
})

test('a real marketplace, a request over TLS and any other host have only Secure cookies', async () => {
  const cookie = 'ezo-token=mine'
  for (const answer of [
    await open(real, { cookie }),
    await open(demo, { cookie, headers: { 'x-forwarded-proto': 'https' } }),
  ]) {
    expect(answer.token).toBe('guest')
    expect(answer.lines).toEqual([SECURE])
  }
})
