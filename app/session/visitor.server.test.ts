import type { AppLoadContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import { PageCaching } from '~/page/page-caching'
import { currentUser } from '~/upstream/accounts.server'
import { footer } from '~/upstream/content.server'
import { UpstreamError } from '~/upstream/upstream-error'
import { getVisitor } from './visitor.server'

const USER = { id: 7, name: 'Nino' }

/** Creates a visitor with a token, whose user lookup returns this answer. */
function visit(
  answer: () => Promise<unknown>,
  { method = 'GET', cookie = '__Host-token=a-token-of-the-test' } = {},
) {
  const calls: string[] = []
  const tokens: (string | undefined)[] = []
  const logged: object[] = []
  const context = {
    upstream: {
      call({ token }: { token?: string }, { path }: { path: string }) {
        calls.push(path)
        tokens.push(token)
        return path === 'logout' ? Promise.resolve() : answer()
      },
    },
    referenceCache: {
      get: (_: object, { path }: { path: string }) => {
        calls.push(path)
        return answer()
      },
    },
    log: { warn: (line: object) => void logged.push(line) },
    requestId: 'one',
    caching: new PageCaching(),
  } as unknown as AppLoadContext
  const request = new Request('http://ezo.test/en/s?page=2', { method, headers: { cookie } })
  return { visitor: getVisitor({ request, context }), calls, logged, tokens }
}

// Specification 1.4.19, 1.8.5
test('the user is looked up once, and a failed lookup renders the page as for a guest, without the token', async () => {
  const known = visit(async () => USER)
  expect(await Promise.all([known.visitor.user(), known.visitor.user()])).toEqual([USER, USER])
  expect(known.calls).toEqual(['auth/grouped-info'])
  expect(known.visitor.isSignedIn).toBe(true)

  const failing = visit(() => Promise.reject(new UpstreamError('GET auth', 'status', 500)))
  expect(await Promise.all([failing.visitor.user(), failing.visitor.user()])).toEqual([undefined, undefined])
  expect(failing.calls).toEqual(['auth/grouped-info'])
  expect(failing.visitor.isSignedIn).toBe(false)
  expect(failing.logged).toHaveLength(1)
  await failing.visitor.call(currentUser).catch(() => undefined)
  expect(failing.tokens).toEqual(['a-token-of-the-test', undefined])
})

test('a form whose user lookup fails keeps the typed values', async () => {
  const sent = visit(() => Promise.reject(new UpstreamError('GET auth', 'status', 500)), { method: 'POST' })
  await expect(sent.visitor.user()).rejects.toMatchObject({ status: 500 })
})

const thrownBy = (answer: Promise<unknown>) =>
  answer.then(
    () => Promise.reject(new Error('nothing was thrown')),
    (thrown: Response) => thrown,
  )

// Specification 1.8.4, 2.6.3, 2.7.11, 2.8.4
test('a 401 ends the session at the upstream and in the browser, and reloads the page as a guest', async () => {
  const ended = visit(() => Promise.reject(new UpstreamError('GET auth', 'status', 401)))
  const answer = await thrownBy(ended.visitor.user())
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/en/s?page=2'])
  expect(answer.headers.get('set-cookie')).toMatch(/__Host-token=;/)
  expect(ended.calls).toEqual(['auth/grouped-info', 'logout'])
})

test('an ended session leaves drafts, and the code for a new password that ended it', async () => {
  const ended = visit(() => Promise.reject(new UpstreamError('GET auth', 'status', 401)))
  const answer = await thrownBy(ended.visitor.user())
  const cleared = answer.headers.getSetCookie().filter((line) => line.includes('=;'))
  expect(cleared.some((line) => line.startsWith('__Host-purse='))).toBe(true)
  expect(cleared.filter((line) => /^__Host-(drafts|reset)=/.test(line))).toEqual([])
})

// Specification 1.7.10, 1.8.4
test('a 401 of a shared answer also ends the session, and that of a guest is followed by a logout', async () => {
  const refuse = () => Promise.reject(new UpstreamError('GET footer', 'status', 401))
  const user = visit(refuse)
  expect((await thrownBy(user.visitor.cachedCall(footer))).status).toBe(302)
  expect(user.calls).toEqual(['footer', 'logout'])

  const guest = visit(refuse, { cookie: '' })
  await expect(guest.visitor.call(footer)).rejects.toMatchObject({ status: 401 })
  await expect(guest.visitor.cachedCall(footer)).rejects.toMatchObject({ status: 401 })
  expect(guest.calls).toEqual(['footer', 'logout', 'footer', 'logout'])
})

// Specification 1.7.36, 1.8.12
test('optional page data that fails is logged and omitted', async () => {
  const { visitor, logged } = visit(async () => USER)
  expect(await visitor.optional('banners', Promise.reject(new Error('no answer')))).toBeUndefined()
  expect(logged).toMatchObject([{ requestId: 'one', part: 'banners' }])
})
