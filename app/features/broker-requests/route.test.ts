import { expect, test } from 'vitest'
import { UpstreamError } from '~/upstream/upstream-error'
import { createActionArgs } from '~tests/fixtures/action-args'
import { readFormReply } from '~tests/fixtures/form-reply'
import { action as brokerRequestsAction } from './route'
import { brokerRequestsUrl, parseBrokerRequestsQuery, toUpstreamParams } from './urls'

const PAGE_PATH = '/en/account/my-base'

async function submitRequest(client: string, answer: string | number, intent = 'ask') {
  const requestPath = `users/clients/${client}/ask`
  const { args, calls } = createActionArgs(`${PAGE_PATH}?tab=matchings&evil=1`, {
    form: { intent, client },
    answers: {
      'auth/grouped-info': { id: 1, name: 'Gia', role: 'agent' },
      [requestPath]: typeof answer === 'number' ? new UpstreamError(requestPath, 'status', answer) : answer,
    },
  })
  const response = await brokerRequestsAction(args)
  const sentCalls = calls.map(({ path }) => path).filter((path) => path !== 'auth/grouped-info')
  if (!(response instanceof Response)) return { sentCalls, ...readFormReply(response) }
  const flash = /__Host-flash=(\w*)/.exec(response.headers.get('set-cookie') ?? '')?.[1]
  return { sentCalls, status: response.status, location: response.headers.get('location'), flash }
}

test.each([
  ['given', 'number_received', '#client-7'],
  ['waiting', 'number_requested', '#client-7'],
  ['declined', 'number_declined', '#client-7'],
  ['not_enough_balance', 'not_enough_balance', '&ask=7'],
])('a phone number that is %s is reported as %s', async (answer, flash, end) => {
  expect(await submitRequest('7', answer)).toEqual({
    sentCalls: ['users/clients/7/ask'],
    status: 303,
    flash,
    location: `${PAGE_PATH}?tab=matchings${end}`,
  })
})

test('the form is shown again with an error when the call fails', async () => {
  for (const status of [404, 503])
    expect(await submitRequest('7', status)).toMatchObject({
      formId: 'request-number',
      status,
      errors: { '': { key: 'not_done' } },
    })
})

test('requests for unknown ids are rejected', async () => {
  expect(await submitRequest('../7', 'given')).toMatchObject({ sentCalls: [], status: 422 })
  await expect(submitRequest('7', 'given', 'burn')).rejects.toMatchObject({ status: 400 })
})

test('the URL and the upstream query contain only the valid filters', () => {
  const query = parseBrokerRequestsQuery(
    new URLSearchParams('tab=matchings&deal_types=1&price_to=120 000&cities=x&area_from=-5&page=2&evil=1'),
  )
  expect(brokerRequestsUrl(query)).toBe('/account/my-base?deal_types=1&price_to=120000&page=2&tab=matchings')
  expect(toUpstreamParams(query).toString()).toBe('deal_types=1&price_to=120000&page=2&per_page=20')
  expect(brokerRequestsUrl(parseBrokerRequestsQuery(new URLSearchParams()))).toBe('/account/my-base')
})
