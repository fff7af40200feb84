import type { AppLoadContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import { PageCaching } from '~/page/page-caching'
import { sealSearch } from '~/session/sealed-search.server'
import { Signer } from '~/session/signer.server'
import type { Call } from '~/upstream/upstream-client.server'
import { UpstreamError } from '~/upstream/upstream-error'
import { readFormReply } from '~tests/fixtures/form-reply'
import { action as agentsAction, loader } from './route'

const signer = new Signer('secret')

const PAGE_PATH = '/en/account/agents'

/** Sends a broker's form; the upstream returns this answer, or fails with this status. */
async function send(fields: Record<string, string>, answer: object | number = { ok: true }, query = '') {
  const sentCalls: { path: string; contacts: FormDataEntryValue[]; status?: FormDataEntryValue | null }[] = []
  const upstream = {
    call: async (_caller: object, { path, body }: Call<unknown>) => {
      if (path === 'auth/grouped-info') return { id: 1, name: 'Keria', role: 'broker' }
      const sent = body instanceof FormData ? body : new FormData()
      sentCalls.push({
        path,
        contacts: sent.getAll('contacts[]'),
        ...(sent.has('status') && { status: sent.get('status') }),
      })
      if (typeof answer === 'number') throw new UpstreamError(path, 'status', answer)
      return answer
    },
  }
  const context = { upstream, origin: 'http://ezo.test', signer } as unknown as AppLoadContext
  const request = new Request(`http://ezo.test${PAGE_PATH}${query}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { cookie: '__Host-token=some-token' },
  })
  const response = await agentsAction({ request, context, params: {} })
  if (!(response instanceof Response)) return { sentCalls, ...readFormReply(response) }
  return { sentCalls, status: response.status, location: response.headers.get('location') }
}

test('emails and numbers separated by lines, commas or semicolons are each invited once', async () => {
  const contacts = 'one@a.test\r\n two@a.test, ONE@a.test;three@a.test\n+995 599 12 34 56\n\n'
  const { sentCalls, status, location } = await send(
    { intent: 'invite', contacts },
    { ok: true, invitations: [{ contact: 'ONE@a.test', status: 'invited' }] },
    '?status=active&page=2',
  )
  expect(sentCalls).toEqual([
    { path: 'users/agents/invite', contacts: ['ONE@a.test', 'two@a.test', 'three@a.test', '599123456'] },
  ])
  expect([status, location]).toEqual([303, `${PAGE_PATH}?status=invited`])
})

test('the form keeps only the contacts that could not be invited, each with its reason', async () => {
  const invitations = [
    { contact: 'one@a.test', status: 'invited' },
    { contact: 'two@a.test', status: 'already_invited' },
  ]
  const contacts = 'one@a.test two@a.test'
  expect(await send({ intent: 'invite', contacts }, { ok: true, invitations })).toMatchObject({
    status: 422,
    typed: { contacts: 'two@a.test' },
    pageData: [{ contact: 'two@a.test', status: 'already_invited' }],
    errors: { '': { key: 'partly_invited', args: { count: 1 } }, contacts: { key: 'contacts_not_invited' } },
  })
})

test.each([
  [' ', 'contacts_missing'],
  [Array.from({ length: 21 }, (_, at) => `a${at}@a.test`).join('\n'), 'too_many_contacts'],
])('an invitation with %j is not sent: %s', async (contacts, key) => {
  expect(await send({ intent: 'invite', contacts })).toMatchObject({
    sentCalls: [],
    status: 422,
    typed: { contacts },
    errors: { contacts: { key } },
  })
})

test('the form keeps the contacts when sending fails', async () => {
  const contacts = 'one@a.test'
  expect(await send({ intent: 'invite', contacts }, 503)).toMatchObject({
    status: 503,
    typed: { contacts },
    errors: { '': { key: 'failed' } },
  })
  const tooOften = { ok: false, fieldErrors: [], waitSeconds: 60 }
  expect(await send({ intent: 'invite', contacts }, tooOften)).toMatchObject({
    status: 429,
    retryAfter: '60',
    typed: { contacts },
    errors: { '': { key: 'too_often' } },
  })
})

test('an agent is removed, or the question is repeated after a failure', async () => {
  const form = { intent: 'delete', agent: '7', status: 'invited' }
  expect(await send(form, { ok: true }, '?status=invited&delete=7')).toMatchObject({
    sentCalls: [{ path: 'users/agents/7/remove', status: 'invited' }],
    status: 303,
    location: `${PAGE_PATH}?status=invited&deleted=1`,
  })
  const notDone = { formId: 'remove-agent', errors: { '': { key: 'not_done' } } }
  expect(await send(form, 503)).toMatchObject({ ...notDone, status: 503 })
  // An agent who accepted meanwhile has left the invited list.
  expect(await send(form, 404, '?status=invited&delete=7')).toMatchObject({
    status: 303,
    location: `${PAGE_PATH}?status=invited`,
  })
  expect(await send({ ...form, agent: '../1' })).toMatchObject({ sentCalls: [], status: 422 })
  await expect(send({ intent: 'burn' })).rejects.toMatchObject({ status: 400 })
})

const answers: Record<string, unknown> = {
  'auth/grouped-info': { id: 1, name: 'Keria', role: 'broker' },
  'users/agents': { agents: [{ id: 7, email: 'a@a.test' }], counts: { active: 1, invited: 0 }, lastPage: 1 },
}

async function load(query: string) {
  const context = {
    upstream: { call: async (_caller: object, { path }: Call<unknown>) => answers[path] },
    origin: 'http://ezo.test',
    signer,
    caching: new PageCaching(),
  } as unknown as AppLoadContext
  const headers = { cookie: '__Host-token=some-token' }
  const request = new Request(`http://ezo.test/en/account/agents?${query}`, { headers })
  return loader({ request, context, params: {} }).then(
    ({ dialog }) => dialog,
    (response: Response) => response.headers.get('location'),
  )
}

test('a removal dialog for an agent who has left the list redirects to the list', async () => {
  expect(await load('delete=7')).toMatchObject({ name: 'delete', agent: { id: 7 } })
  const search = sealSearch(signer, 'dvali')
  expect(await load(`q=${search}&delete=8`)).toBe(`/en/account/agents?q=${search}`)
  expect(await load('page=3')).toBe('/en/account/agents')
})
