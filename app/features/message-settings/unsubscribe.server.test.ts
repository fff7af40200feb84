import { expect, test } from 'vitest'
import { UpstreamError } from '~/upstream/upstream-error'
import { createActionArgs } from '~tests/fixtures/action-args'
import { readFormReply } from '~tests/fixtures/form-reply'
import { unsubscribeAction } from './unsubscribe.server'

test('an old link of an email is told to be old, on its own page', async () => {
  const token = '00000000-0000-0000-0000-000000000000'
  const { args } = createActionArgs(`/en/unsubscribe?kind=order_ready&token=${token}`, {
    form: { intent: 'unsubscribe' },
    answers: { 'messages/unsubscribe': new UpstreamError('messages/unsubscribe', 'status', 404) },
  })
  expect(readFormReply(await unsubscribeAction(args))).toMatchObject({
    status: 404,
    errors: { '': { key: 'unsubscribe_link_old' } },
  })
})
