import type { AppLoadContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import { PageCaching } from '~/page/page-caching'
import { UpstreamError } from '~/upstream/upstream-error'
import { getVisitor } from './visitor.server'

const USER = { id: 7, name: 'Nino' }

/** Somebody with a token, whose look-up answers this. */
function visit(answer: () => Promise<unknown>) {
  const calls: string[] = []
  const logged: object[] = []
  const context = {
    upstream: {
      call(_: object, { path }: { path: string }) {
        calls.push(path)
        return path === 'logout' ? Promise.resolve() : answer()
      },
    },
    log: { warn: (line: object) => void logged.push(line) },
    requestId: 'one',
    caching: new PageCaching(),
  } as unknown as AppLoadContext
  const headers = { cookie: '__Host-token=a-token-of-the-test' }
  const request = new Request('http://ezo.test/en/s?page=2', { headers })
  return { visitor: getVisitor({ request, context }), calls, logged }
}

// Specification 1.4.19, 1.8.5
test('the user is looked up once, and a failing look-up makes the visitor a guest in what can do without', async () => {
  const known = visit(async () => USER)
  expect(await Promise.all([known.visitor.user(), known.visitor.user()])).toEqual([USER, USER])
  expect(known.calls).toEqual(['auth/grouped-info'])

  const failing = visit(() => Promise.reject(new UpstreamError('GET auth', 'status', 500)))
  expect(await failing.visitor.optional('user', failing.visitor.user())).toBeUndefined()
  await expect(failing.visitor.user()).rejects.toMatchObject({ status: 500 })
  expect(failing.calls).toHaveLength(1)
  expect(failing.logged).toMatchObject([{ part: 'user' }])
})

// Specification 1.8.4, 2.6.3, 2.7.11, 2.8.4
test('a 401 ends the session at the upstream and in the browser, and leads back to the page as a guest', async () => {
  const ended = visit(() => Promise.reject(new UpstreamError('GET auth', 'status', 401)))
  const answer: Response = await ended.visitor.user().then(
    () => Promise.reject(new Error('nobody was signed out')),
    (thrown: Response) => thrown,
  )
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/en/s?page=2'])
  expect(answer.headers.get('set-cookie')).toMatch(/__Host-token=;/)
  expect(ended.calls).toEqual(['auth/grouped-info', 'logout'])
})

// Specification 1.7.36, 1.8.12
test('a part that fails is logged and left out', async () => {
  const { visitor, logged } = visit(async () => USER)
  expect(await visitor.optional('banners', Promise.reject(new Error('no answer')))).toBeUndefined()
  expect(logged).toMatchObject([{ requestId: 'one', part: 'banners' }])
})
