import { expect, test } from 'vitest'
import { createActionArgs } from '~tests/fixtures/action-args'
import { loadGuestPage } from './visit.server'

async function open(path: string, answers: Record<string, unknown>) {
  const { args } = createActionArgs(path, { form: {}, answers })
  Object.assign(args.context, { site: { hasOwnAccounts: true } })
  return loadGuestPage(args, 'register').catch((error: unknown) => error)
}

test.each([
  ['/en/id/register', '/en/account'],
  ['/id/sign-in?Continue=%2Fen%2Faccount%2Fsearches%2Fnew', '/en/account/searches/new'],
  ['/id/sign-in?Continue=https%3A%2F%2Fevil.test%2F', '/account'],
])('the page %s redirects a signed-in user to %s', async (path, to) => {
  const answer = await open(path, { 'auth/grouped-info': { id: 1, name: 'Nino' } })
  expect(answer instanceof Response && answer.headers.get('location')).toBe(to)
})

test('a guest stays on the page', async () => {
  expect(await open('/en/id/register', {})).toMatchObject({ title: 'Create an account' })
})
