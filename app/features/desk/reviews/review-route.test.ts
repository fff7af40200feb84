import { expect, test } from 'vitest'
import { UpstreamError } from '~/upstream/upstream-error'
import { createOperatorArgs } from '~tests/fixtures/action-args'
import { readFormReply } from '~tests/fixtures/form-reply'
import { reviewAction } from './review-route'

test('refusing a statement without a reason requires one', async () => {
  const { args, calls } = createOperatorArgs('/en/desk/statements/371c94d9-66ba-4050-9144-722809379a7a', {
    form: { intent: 'refuse', reason: ' ' },
    answers: {},
  })
  expect(readFormReply(await reviewAction(args))).toMatchObject({
    status: 422,
    errors: { reason: { key: 'refusal_reason_missing' } },
  })
  expect(calls.every(({ method }) => method !== 'POST')).toBe(true)
})

test('publishing a change of a listing deleted meanwhile shows an error', async () => {
  const id = '371c94d9-66ba-4050-9144-722809379a7a'
  const path = `operator/statements/${id}/publish`
  const { args } = createOperatorArgs(`/en/desk/statements/${id}`, {
    form: { intent: 'publish' },
    answers: { [path]: new UpstreamError(path, 'status', 409) },
  })
  expect(readFormReply(await reviewAction(args))).toMatchObject({
    status: 409,
    errors: { '': { key: 'review_of_deleted' } },
  })
})
