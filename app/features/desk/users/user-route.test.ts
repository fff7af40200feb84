import { expect, test } from 'vitest'
import { createOperatorArgs } from '~tests/fixtures/action-args'
import { action as userAction } from './user-route'

test.each([
  [{ intent: 'make_operator', text: 'A new colleague' }, 'approval_requested'],
  [{ intent: 'note', text: 'Called twice' }, 'user_changed'],
])('the form %j is confirmed with the message %s', async (form, message) => {
  const { args } = createOperatorArgs('/en/desk/users/7', {
    form: { idempotency_key: '00000000-0000-4000-8000-000000000001', ...form },
    answers: { 'operator/users/7/acts': { ok: true } },
  })
  const answer = (await userAction(args)) as Response
  expect(answer.status).toBe(303)
  expect(answer.headers.get('Set-Cookie')).toContain(message)
})
