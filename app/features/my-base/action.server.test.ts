import type { AppLoadContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import { SentAnswers } from '~/session/sent-answers'
import { Signer } from '~/session/signer.server'
import type { Call } from '~/upstream/upstream-client.server'
import { UpstreamError } from '~/upstream/upstream-error'
import { readFormReply } from '~tests/fixtures/form-reply'
import { myBaseAction } from './action.server'
import { myBaseUrl, parseMyBaseQuery, toUpstreamParams } from './urls'

const PAGE_PATH = '/en/account/my-base'

async function submitRequest(client: string, answer: string | number, intent = 'ask') {
  const sentCalls: string[] = []
  const upstream = {
    call: async (_caller: object, { path }: Call<unknown>) => {
      if (path === 'auth/grouped-info') return { id: 1, name: 'Gia', role: 'agent' }
      sentCalls.push(path)
      if (typeof answer === 'number') throw new UpstreamError(path, 'status', answer)
      return answer
    },
  }
  const context = {
    upstream,
    origin: 'http://ezo.test',
    signer: new Signer('secret'),
    sentAnswers: new SentAnswers(),
  } as unknown as AppLoadContext
  const request = new Request(`http://ezo.test${PAGE_PATH}?tab=matchings&evil=1`, {
    method: 'POST',
    body: new URLSearchParams({ intent, client }),
    headers: { cookie: '__Host-token=some-token' },
  })
  const response = await myBaseAction({ request, context, params: {} })
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

test('the question is asked again when the call fails', async () => {
  for (const status of [404, 503])
    expect(await submitRequest('7', status)).toMatchObject({
      formId: 'request-number',
      status,
      errors: { '': { key: 'not_done' } },
    })
})

test('requests for anything but a client are refused', async () => {
  expect(await submitRequest('../7', 'given')).toMatchObject({ sentCalls: [], status: 422 })
  await expect(submitRequest('7', 'given', 'burn')).rejects.toMatchObject({ status: 400 })
})

test('the URL and the upstream query hold the valid filters only', () => {
  const query = parseMyBaseQuery(
    new URLSearchParams('tab=matchings&deal_types=1&price_to=120 000&cities=x&area_from=-5&page=2&evil=1'),
  )
  expect(myBaseUrl(query)).toBe('/account/my-base?deal_types=1&price_to=120000&page=2&tab=matchings')
  expect(toUpstreamParams(query).toString()).toBe('deal_types=1&price_to=120000&page=2&per_page=20')
  expect(myBaseUrl(parseMyBaseQuery(new URLSearchParams()))).toBe('/account/my-base')
})
