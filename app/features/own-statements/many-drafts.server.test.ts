import type { AppLoadContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import type { Call } from '~/upstream/upstream-client.server'
import { UpstreamError } from '~/upstream/upstream-error'
import { readFormReply } from '~tests/fixtures/form-reply'
import { action as ownStatementsAction } from './route'

const PAGE = '/en/account/statements'
const [FIRST, SECOND] = ['0b7f2c54-6f0e-4f0a-9a39-0d3e6b9d3f10', '1c8f2c54-6f0e-4f0a-9a39-0d3e6b9d3f11']

/** Sends a form. Each call about a draft gets the answer of its id, or fails with that status. */
async function send(fields: [string, string][], answers: Record<string, object | number> = {}) {
  const sent: string[] = []
  const upstream = {
    call: async (_caller: object, { path, method }: Call<unknown>) => {
      if (path === 'auth/grouped-info') return { id: 1, name: 'Nino', role: 'broker' }
      sent.push(`${method} ${path}`)
      const id = Object.keys(answers).find((one) => path.includes(one)) ?? ''
      const answer = answers[id]
      if (typeof answer === 'number') throw new UpstreamError(path, 'status', answer)
      return answer
    },
  }
  const request = new Request(`http://ezo.test${PAGE}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { cookie: '__Host-token=some-token' },
  })
  const context = { upstream, origin: 'http://ezo.test' } as unknown as AppLoadContext
  const response = await ownStatementsAction({ request, context, params: {} })
  if (!(response instanceof Response)) return { sent, ...readFormReply(response) }
  const flash = /__Host-flash=(\w*)/.exec(response.headers.get('set-cookie') ?? '')?.[1]
  return { sent, status: response.status, location: response.headers.get('location'), flash }
}

const ticked: [string, string][] = [
  ['intent', 'drafts'],
  ['drafts', FIRST],
  ['drafts', SECOND],
]
const PUBLISHED = { ok: true, state: 'published', statement: 7 }
const INCOMPLETE = { ok: false, fieldErrors: [{ field: 'price', message: '' }], message: '' }

test.each([
  ['all are complete', PUBLISHED, PUBLISHED, 'drafts_published'],
  ['one lacks a field', PUBLISHED, INCOMPLETE, 'drafts_partly_published'],
  ['one is gone', 404, PUBLISHED, 'drafts_partly_published'],
  ['none is complete', INCOMPLETE, 409, 'drafts_not_published'],
] as const)('ticked drafts are published one by one: if %s', async (_case, first, second, flash) => {
  const answer = await send([...ticked, ['operation', 'publish']], { [FIRST]: first, [SECOND]: second })
  expect(answer).toMatchObject({ status: 303, location: `${PAGE}#drafts`, flash })
  expect(answer.sent).toEqual([
    `POST microservice/users/statement-drafts/${FIRST}/publish`,
    `POST microservice/users/statement-drafts/${SECOND}/publish`,
  ])
})

test('a failure of the upstream while publishing is shown, and not counted as an incomplete draft', async () => {
  const answer = await send([...ticked, ['operation', 'publish']], { [FIRST]: PUBLISHED, [SECOND]: 500 })
  expect(answer).not.toHaveProperty('flash')
})

test('ticked drafts are deleted after a question, and one that is in review is skipped', async () => {
  const question = await send([...ticked, ['operation', 'choose_delete']])
  expect(question).toMatchObject({
    sent: [],
    status: 303,
    location: `${PAGE}?delete_drafts=${FIRST},${SECOND}`,
  })
  const answer = await send(
    [
      ['intent', 'delete_drafts'],
      ['drafts', `${FIRST},${SECOND}`],
    ],
    { [FIRST]: 409, [SECOND]: {} },
  )
  expect(answer).toMatchObject({ status: 303, location: PAGE, flash: 'drafts_deleted' })
  expect(answer.sent).toHaveLength(2)
})

test('a form without a ticked draft, or with a malformed id, is an error and changes nothing', async () => {
  for (const drafts of ['', '7', `${FIRST}/../x`]) {
    const answer = await send([
      ['intent', 'drafts'],
      ['drafts', drafts],
      ['operation', 'publish'],
    ])
    expect(answer).toMatchObject({ sent: [], status: 422 })
  }
})
