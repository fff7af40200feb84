import type { AppLoadContext } from '@remix-run/node'
import { describe, expect, test } from 'vitest'
import type { Call } from '~/upstream/upstream-client.server'
import { UpstreamError } from '~/upstream/upstream-error'
import { readFormReply } from '~tests/fixtures/form-reply'
import { action as ownStatementsAction } from './route'

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
  const response = await ownStatementsAction({ request, context, params: {} })
  if (!(response instanceof Response)) return { sent, ...readFormReply(response) }
  const flash = /__Host-flash=(\w*)/.exec(response.headers.get('set-cookie') ?? '')?.[1]
  return { sent, status: response.status, location: response.headers.get('location'), flash }
}

test.each([
  ['hide', { changed: [5] }, 'statements_hide'],
  ['hide', { unchanged: [5] }, 'statements_hide'],
  ['show', { changed: [5] }, 'statements_show'],
  ['renew', { changed: [5] }, 'statements_renew'],
  ['confirm', { changed: [5] }, 'statements_confirm'],
  ['confirm', { unchanged: [5] }, 'statements_confirm'],
  ['renew', { unchanged: [5] }, 'statements_unchanged'],
  ['renew', { refused: [5] }, 'statements_refused'],
  ['hide', { changed: [5], refused: [6] }, 'statements_partly_changed'],
])('the action %s with the response %j shows the notice %s at the row', async (operation, answer, flash) => {
  const response = await send(
    [
      ['statements', '5'],
      ['operation', operation],
    ],
    answer,
    `${PAGE_PATH}?status=active&evil=1`,
  )
  expect(response.sent).toEqual([{ path: `microservice/users/statements/${operation}`, ids: ['5'] }])
  expect(response).toMatchObject({ status: 303, location: `${PAGE_PATH}?status=active#card-5`, flash })
})

test('deleting requires confirmation first, then reports how many were deleted', async () => {
  const two: [string, string][] = [
    ['statements', '5'],
    ['statements', '6'],
  ]
  const response = await send([...two, ['operation', 'choose_delete']], {})
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
  ['choose_reassign', `${PAGE_PATH}?reassign=5,6`],
])('the action %s redirects to the services for the checked statements', async (operation, location) => {
  const form: [string, string][] = [
    ['statements', '5'],
    ['statements', '6'],
    ['operation', operation],
  ]
  expect(await send(form, {})).toMatchObject({ sent: [], status: 303, location })
})

const reassignment: [string, string][] = [
  ['statements', '5,6'],
  ['agent', '7'],
  ['intent', 'reassign'],
]

test.each([
  [{ changed: [5, 6] }, 'statements_reassigned'],
  [{ changed: [5], refused: [6] }, 'statements_partly_reassigned'],
  [{ refused: [5, 6] }, 'statements_not_reassigned'],
])('a reassignment with the result %j returns to the list with the notice %s', async (answer, flash) => {
  const answered = { ok: true, changed: [], unchanged: [], refused: [], ...answer }
  const response = await send(reassignment, answered, `${PAGE_PATH}?agent=all&reassign=5,6`)
  expect(response).toMatchObject({
    sent: [{ path: 'users/agents/statements/reassign', ids: ['5', '6'] }],
    status: 303,
    location: `${PAGE_PATH}?agent=all`,
    flash,
  })
})

test('a reassignment without an agent, or to one without a confirmed number, asks for another agent', async () => {
  const isRefused = (answer: object, form = reassignment) => send(form, answer)
  const withoutAgent = reassignment.map(([name, value]): [string, string] => [
    name,
    name === 'agent' ? '' : value,
  ])
  expect(await isRefused({}, withoutAgent)).toMatchObject({
    sent: [],
    status: 422,
    errors: { agent: { key: 'agent_missing' } },
  })
  const refusal = { ok: false, fieldErrors: [{ field: 'agent', message: 'has no confirmed phone number' }] }
  expect(await isRefused(refusal)).toMatchObject({
    status: 422,
    errors: { agent: { key: 'agent_without_phone' } },
  })
})

test('the button of a row changes that statement alone, whatever the checkboxes', async () => {
  const form: [string, string][] = [
    ['statements', '5'],
    ['operation', 'hide/7'],
  ]
  expect(await send(form, { changed: [7] })).toMatchObject({
    sent: [{ ids: ['7'] }],
    location: `${PAGE_PATH}#card-7`,
  })
})

test('a form without checked statements sends nothing', async () => {
  expect(await send([['operation', 'hide']], {})).toMatchObject({
    sent: [],
    status: 422,
    errors: { '': { key: 'no_statement_ticked' } },
  })
})

// Specification 1.3.38
test.each([
  ['operation', 'hide', 'statement-list'],
  ['intent', 'delete', 'delete-statements'],
])('a failure of %s %s shows the form again with the checked statements', async (name, value, formId) => {
  const form: [string, string][] = [
    ['statements', '5'],
    ['statements', '6'],
    [name, value],
  ]
  for (const status of [404, 503])
    expect(await send(form, status)).toMatchObject({
      formId,
      status,
      typed: { statements: ['5', '6'] },
      errors: { '': { key: 'not_done' } },
    })
})

test.each(['delete', 'hide/x', 'burn/5'])('a form with the button %s is rejected', async (operation) => {
  expect(await send([['operation', operation]], {})).toMatchObject({ sent: [], status: 422 })
})

test('a statement whose deal has changed meanwhile is not closed, and the form shows the reason', async () => {
  const form: [string, string][] = [
    ['intent', 'close'],
    ['statement', '5'],
    ['outcome', 'sold'],
  ]
  const refusal = { ok: false, fieldErrors: [{ field: 'outcome', message: 'does not fit' }] }
  expect(await send(form, refusal)).toMatchObject({
    status: 422,
    errors: { '': { key: 'deal_changed' } },
  })
})

describe.each([
  ['price', 'price', { currency_id: '2' }],
  ['close', 'final_price', { outcome: 'sold' }],
])('the dialog %s', (intent, field, others) => {
  test.each([
    ['0', { key: 'price_too_small', args: { count: 1 } }],
    ['99999999999', { key: 'price_too_large', args: { count: 200_000_000 } }],
    ['125 000,50', { key: 'price_whole' }],
    ['much', { key: 'price_invalid' }],
  ])('the price %j is rejected with its error', async (price, error) => {
    const fields = Object.entries({ intent, statement: '5', [field]: price, ...others })
    const { sent, ...reply } = await send(fields, {})
    expect(sent).toEqual([])
    expect(reply).toMatchObject({ status: 422, errors: { [field]: error } })
  })
})

describe('unusual prices', () => {
  const typed: [string, string][] = Object.entries({
    intent: 'price',
    statement: '5',
    price: '28500',
    currency_id: '2',
  })
  const doubt = {
    reason: 'former',
    price: 28_500,
    currency: 'usd',
    meant: { price: 285_000, currency: 'usd' },
  }
  const doubted = {
    ok: true,
    state: 'doubted',
    doubt: { ...doubt, expected: { low: 285_000, high: 285_000, currency: 'usd' } },
  }

  test('an unusual price gets a question next to its field, which keeps the typed value', async () => {
    expect(await send(typed, doubted)).toMatchObject({
      status: 422,
      typed: { price: '28500' },
      errors: { price: { key: 'price_below_former', args: { times: '10 times' } } },
      pageData: doubt,
    })
  })

  test.each([
    ['changed', { flash: 'statement_price' }],
    ['in_review', { flash: 'statement_price_in_review' }],
    ['being_edited', { status: 422, errors: { '': { key: 'price_being_edited' } } }],
  ])('an unusual price that is %s shows its owner %j', async (state, expected) => {
    expect(await send(typed, { ok: true, state })).toMatchObject(expected)
  })
})
