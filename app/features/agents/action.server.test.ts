import type { AppLoadContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import { findFormResult } from '~/forms/form-result.server'
import type { Call } from '~/upstream/upstream-client.server'
import { UpstreamError } from '~/upstream/upstream-error'
import { requireResponse } from '~tests/fixtures/route-args'
import { agentsAction } from './action.server'
import type { InviteFormResult } from './form'

const HERE = '/en/account/agents'

/** A broker sends a form; the upstream answers with this, or fails with a status. */
async function send(fields: Record<string, string>, answer: object | number = { ok: true }, query = '') {
  const asked: { path: string; emails: FormDataEntryValue[] }[] = []
  const upstream = {
    call: async (_caller: object, { path, body }: Call<unknown>) => {
      if (path === 'auth/grouped-info') return { id: 1, name: 'Keria', role: 'broker' }
      asked.push({ path, emails: body instanceof FormData ? body.getAll('emails[]') : [] })
      if (typeof answer === 'number') throw new UpstreamError(path, 'status', answer)
      return answer
    },
  }
  const context = { upstream, origin: 'http://ezo.test' } as unknown as AppLoadContext
  const request = new Request(`http://ezo.test${HERE}${query}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { cookie: '__Host-token=some-token' },
  })
  const response = await agentsAction({ request, context, params: {} }).catch(requireResponse)
  const comesBack = 'init' in response
  return {
    asked,
    status: comesBack ? response.init?.status : response.status,
    location: comesBack ? null : response.headers.get('location'),
    returned: findFormResult<InviteFormResult>(context),
  }
}

test('emails are read however they are parted, each once', async () => {
  const emails = 'one@a.test\r\n two@a.test, ONE@a.test;three@a.test\n\n'
  const { asked, status, location } = await send(
    { intent: 'invite', emails },
    { ok: true, invitations: [{ email: 'ONE@a.test', status: 'invited' }] },
    '?q=dvali&page=2',
  )
  expect(asked).toEqual([
    { path: 'users/agents/invite', emails: ['ONE@a.test', 'two@a.test', 'three@a.test'] },
  ])
  expect([status, location]).toEqual([303, `${HERE}?status=invited`])
})

test('only those that could not be invited stay in the box, each with its reason', async () => {
  const invitations = [
    { email: 'one@a.test', status: 'invited' },
    { email: 'two@a.test', status: 'not_found' },
  ]
  const { status, returned } = await send(
    { intent: 'invite', emails: 'one@a.test two@a.test' },
    { ok: true, invitations },
  )
  expect([status, returned]).toEqual([
    422,
    { emails: 'two@a.test', rejected: [{ email: 'two@a.test', status: 'not_found' }], invited: 1 },
  ])
})

test.each([
  ['', 'missing'],
  [Array.from({ length: 21 }, (_, at) => `a${at}@a.test`).join('\n'), 'over_limit'],
])('%j is not sent: %s', async (emails, mistake) => {
  const { asked, status, returned } = await send({ intent: 'invite', emails })
  expect([asked, status, returned?.error, returned?.emails]).toEqual([[], 422, mistake, emails])
})

test('what could not be sent is kept', async () => {
  const emails = 'one@a.test'
  expect(await send({ intent: 'invite', emails }, 503)).toMatchObject({
    status: 503,
    returned: { emails, failure: 'failed' },
  })
  const tooOften = { ok: false, faults: [], waitSeconds: 60 }
  expect(await send({ intent: 'invite', emails }, tooOften)).toMatchObject({
    status: 429,
    returned: { emails, failure: 'too_often' },
  })
})

test("removing says so, and nobody else's agent is found", async () => {
  const form = { intent: 'delete', agent: '7' }
  expect(await send(form, { ok: true }, '?status=invited')).toMatchObject({
    asked: [{ path: 'users/agents/7/remove' }],
    status: 303,
    location: `${HERE}?status=invited&deleted=1`,
  })
  await expect(send(form, 404)).rejects.toMatchObject({ status: 404 })
  expect((await send({ ...form, agent: '../1' })).status).toBe(404)
  expect(await send(form, 503)).toMatchObject({ status: 303, location: HERE })
  expect((await send({ intent: 'burn' })).status).toBe(400)
})
