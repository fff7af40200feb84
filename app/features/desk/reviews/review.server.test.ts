import { expect, test } from 'vitest'
import { createOperatorArgs } from '~tests/fixtures/action-args'
import { readFormReply } from '~tests/fixtures/form-reply'
import { reviewAction } from './review.server'

test('whoever refuses a statement without a reason is asked for one', async () => {
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
