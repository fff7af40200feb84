import type { AppLoadContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import { SentAnswers } from '~/session/sent-answers'
import { Signer } from '~/session/signer.server'
import type { Call } from '~/upstream/upstream-client.server'
import { UpstreamError } from '~/upstream/upstream-error'
import { readFormReply } from '~tests/fixtures/form-reply'
import { leadAction } from './lead.server'

const answers: Record<string, unknown> = {
  'auth/grouped-info': { id: 1, name: 'Tamar', isOperator: true },
  'operator/leads/7': { assignee: 'ლია' },
}

test('whoever takes a lead that another operator has taken meanwhile is told who', async () => {
  const calls: Call<unknown>[] = []
  const context = {
    upstream: {
      call: async (_caller: object, call: Call<unknown>) => {
        calls.push(call)
        if (call.path === 'operator/leads/7/acts') throw new UpstreamError(call.path, 'status', 409)
        return answers[call.path]
      },
    },
    origin: 'http://ezo.test',
    signer: new Signer('secret'),
    sentAnswers: new SentAnswers(),
  } as unknown as AppLoadContext
  const request = new Request('http://ezo.test/en/desk/leads/7', {
    method: 'POST',
    body: new URLSearchParams({ intent: 'state', act: 'assign', assignee_id: '' }),
    headers: { cookie: '__Host-token=some-token' },
  })
  const reply = readFormReply(await leadAction({ request, context, params: { id: '7' } }))
  expect(reply).toMatchObject({
    status: 409,
    errors: { '': { key: 'lead_taken', args: { name: 'Lia' } } },
  })
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    act: 'assign',
    text: '',
    assignee_id: '',
  })
})
