import type { AppLoadContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import { findFormResult } from '~/forms/form-result.server'
import type { Call } from '~/upstream/upstream-client.server'
import { UpstreamError } from '~/upstream/upstream-error'
import { requireResponse } from '~tests/fixtures/route-args'
import { agentsAction } from './action.server'
import type { InviteFormResult } from './form'

const PAGE_PATH = '/en/account/agents'

/** A broker sends a form; the upstream answers with this, or fails with a status. */
async function send(fields: Record<string, string>, answer: object | number = { ok: true }, query = '') {
  const sentCalls: { path: string; emails: FormDataEntryValue[] }[] = []
  const upstream = {
    call: async (_caller: object, { path, body }: Call<unknown>) => {
      if (path === 'auth/grouped-info') return { id: 1, name: 'Keria', role: 'broker' }
      sentCalls.push({ path, emails: body instanceof FormData ? body.getAll('emails[]') : [] })
      if (typeof answer === 'number') throw new UpstreamError(path, 'status', answer)
      return answer
    },
  }
  const context = { upstream, origin: 'http://ezo.test' } as unknown as AppLoadContext
  const request = new Request(`http://ezo.test${PAGE_PATH}${query}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { cookie: '__Host-token=some-token' },
  })
  const response = await agentsAction({ request, context, params: {} }).catch(requireResponse)
  const isRendered = 'init' in response
  return {
    sentCalls,
    status: isRendered ? response.init?.status : response.status,
    location: isRendered ? null : response.headers.get('location'),
    formResult: findFormResult<InviteFormResult>(context),
  }
}

test('emails separated by lines, commas or semicolons are each invited once', async () => {
  const emails = 'one@a.test\r\n two@a.test, ONE@a.test;three@a.test\n\n'
  const { sentCalls, status, location } = await send(
    { intent: 'invite', emails },
    { ok: true, invitations: [{ email: 'ONE@a.test', status: 'invited' }] },
    '?q=dvali&page=2',
  )
  expect(sentCalls).toEqual([
    { path: 'users/agents/invite', emails: ['ONE@a.test', 'two@a.test', 'three@a.test'] },
  ])
  expect([status, location]).toEqual([303, `${PAGE_PATH}?status=invited`])
})

test('the form keeps only the emails that could not be invited, each with its reason', async () => {
  const invitations = [
    { email: 'one@a.test', status: 'invited' },
    { email: 'two@a.test', status: 'not_found' },
  ]
  const { status, formResult } = await send(
    { intent: 'invite', emails: 'one@a.test two@a.test' },
    { ok: true, invitations },
  )
  expect([status, formResult]).toEqual([
    422,
    { emails: 'two@a.test', rejected: [{ email: 'two@a.test', status: 'not_found' }], invited: 1 },
  ])
})

test.each([
  ['', 'missing'],
  [Array.from({ length: 21 }, (_, at) => `a${at}@a.test`).join('\n'), 'over_limit'],
])('an invitation with %j is not sent: %s', async (emails, error) => {
  const { sentCalls, status, formResult } = await send({ intent: 'invite', emails })
  expect([sentCalls, status, formResult?.error, formResult?.emails]).toEqual([[], 422, error, emails])
})

test('the form keeps the emails when sending fails', async () => {
  const emails = 'one@a.test'
  expect(await send({ intent: 'invite', emails }, 503)).toMatchObject({
    status: 503,
    formResult: { emails, failure: 'failed' },
  })
  const tooOften = { ok: false, fieldErrors: [], waitSeconds: 60 }
  expect(await send({ intent: 'invite', emails }, tooOften)).toMatchObject({
    status: 429,
    formResult: { emails, failure: 'too_often' },
  })
})

test('removing an agent shows a notice, and the agent of another account answers 404', async () => {
  const form = { intent: 'delete', agent: '7' }
  expect(await send(form, { ok: true }, '?status=invited')).toMatchObject({
    sentCalls: [{ path: 'users/agents/7/remove' }],
    status: 303,
    location: `${PAGE_PATH}?status=invited&deleted=1`,
  })
  await expect(send(form, 404)).rejects.toMatchObject({ status: 404 })
  expect((await send({ ...form, agent: '../1' })).status).toBe(404)
  expect(await send(form, 503)).toMatchObject({ status: 303, location: PAGE_PATH })
  expect((await send({ intent: 'burn' })).status).toBe(400)
})
