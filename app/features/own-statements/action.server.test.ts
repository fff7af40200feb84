import type { AppLoadContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import type { Call } from '~/upstream/upstream-client.server'
import { UpstreamError } from '~/upstream/upstream-error'
import { requireResponse } from '~tests/fixtures/route-args'
import { ownStatementsAction } from './action.server'

const SITE = 'http://ezo.test'
const PAGE_PATH = '/en/account/statements'

interface Sent {
  path: string
  ids: FormDataEntryValue[]
}

async function send(fields: [string, string][], answer: object | number, address = PAGE_PATH) {
  const sent: Sent[] = []
  const upstream = {
    call: async (_caller: object, { path, body }: Call<unknown>) => {
      if (path === 'auth/grouped-info') return { id: 1, name: 'Nino' }
      sent.push({ path, ids: (body as FormData).getAll('statements[]') })
      if (typeof answer === 'number') throw new UpstreamError(path, 'status', answer)
      return { changed: [], unchanged: [], refused: [], ...answer }
    },
  }
  const context = { upstream, origin: SITE } as unknown as AppLoadContext
  const request = new Request(SITE + address, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { cookie: '__Host-token=some-token' },
  })
  const response = await ownStatementsAction({ request, context, params: {} }).catch(requireResponse)
  const flash = /__Host-flash=(\w*)/.exec(response.headers.get('set-cookie') ?? '')?.[1]
  return { sent, status: response.status, location: response.headers.get('location'), flash }
}

test.each([
  ['hide', { changed: [5] }, 'statements_hide'],
  ['hide', { unchanged: [5] }, 'statements_hide'],
  ['show', { changed: [5] }, 'statements_show'],
  ['renew', { changed: [5] }, 'statements_renew'],
  ['renew', { unchanged: [5] }, 'statements_unchanged'],
  ['renew', { refused: [5] }, 'statements_refused'],
  ['hide', { changed: [5], refused: [6] }, 'statements_partly_changed'],
])('the action %s answered by %j shows the notice %s at the row', async (intent, answer, flash) => {
  const response = await send(
    [
      ['statements', '5'],
      ['intent', intent],
    ],
    answer,
    `${PAGE_PATH}?status=active&evil=1`,
  )
  expect(response.sent).toEqual([{ path: `microservice/users/statements/${intent}`, ids: ['5'] }])
  expect(response).toMatchObject({ status: 303, location: `${PAGE_PATH}?status=active#card-5`, flash })
})

test('deleting asks for confirmation first, then reports how many were deleted', async () => {
  const two: [string, string][] = [
    ['statements', '5'],
    ['statements', '6'],
  ]
  const response = await send([...two, ['intent', 'choose_delete']], {})
  expect(response).toMatchObject({ sent: [], status: 303, location: `${PAGE_PATH}?delete=5,6` })
  const done = await send(
    [
      ['statements', '5,6'],
      ['intent', 'delete'],
    ],
    { changed: [5, 6] },
  )
  expect(done.sent[0]?.ids).toEqual(['5', '6'])
  expect(done).toMatchObject({ status: 303, location: `${PAGE_PATH}?deleted=2` })
})

test.each([
  ['choose_vip', '/en/account/vipService/vipView?statement_id=5,6'],
  ['choose_services', `${PAGE_PATH}?profile_services=5,6`],
])('the action %s redirects to the services for the checked statements', async (intent, location) => {
  const form: [string, string][] = [
    ['statements', '5'],
    ['statements', '6'],
    ['intent', intent],
  ]
  expect(await send(form, {})).toMatchObject({ sent: [], status: 303, location })
})

test('a form without checked statements sends nothing', async () => {
  expect(await send([['intent', 'hide']], {})).toMatchObject({ sent: [], flash: 'statements_none_selected' })
})

test('an action on the statement of another user answers 404, and a failure changes nothing', async () => {
  const form: [string, string][] = [
    ['statements', '5'],
    ['intent', 'hide'],
  ]
  await expect(send(form, 404)).rejects.toMatchObject({ status: 404 })
  expect(await send(form, 503)).toMatchObject({ status: 303, location: PAGE_PATH, flash: 'action_failed' })
  expect(
    (
      await send(
        [
          ['statements', '5'],
          ['intent', 'burn'],
        ],
        {},
      )
    ).status,
  ).toBe(400)
})
