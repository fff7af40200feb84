import type { AppLoadContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import { SentAnswers } from '~/session/sent-answers'
import { Signer } from '~/session/signer.server'
import type { Call } from '~/upstream/upstream-client.server'
import { readFormReply } from '~tests/fixtures/form-reply'
import { orderAction } from './order.server'

const answers: Record<string, unknown> = {
  'auth/grouped-info': { id: 1, name: 'Tamar', isOperator: true },
  'operator/orders/7': { amount: 4_900, refunded: 1_000 },
  'operator/orders/7/call_off': {
    ok: false,
    fieldErrors: [{ field: 'amount', message: 'is more than is left' }],
  },
}

test('whoever gives back too much is told how much is left of the payment', async () => {
  const context = {
    upstream: { call: async (_caller: object, { path }: Call<unknown>) => answers[path] },
    origin: 'http://ezo.test',
    signer: new Signer('secret'),
    sentAnswers: new SentAnswers(),
  } as unknown as AppLoadContext
  const request = new Request('http://ezo.test/en/desk/orders/7', {
    method: 'POST',
    body: new URLSearchParams({ intent: 'call_off', amount: '99', text: 'Ordered twice' }),
    headers: { cookie: '__Host-token=some-token' },
  })
  const reply = readFormReply(await orderAction({ request, context, params: { id: '7' } }))
  expect(reply).toMatchObject({
    status: 422,
    typed: { amount: '99', text: 'Ordered twice' },
    errors: { amount: { key: 'refund_too_large', args: { count: 39 } } },
  })
})
