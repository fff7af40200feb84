import { expect, test } from 'vitest'
import { createActionArgs } from '~tests/fixtures/action-args'
import { loader as loadReset } from '../forgotten-password/reset-route'
import { action } from './undo-email-route'

test('undoing the change of an email keeps the code for a new password out of the URL', async () => {
  const { args } = createActionArgs('/en/id/undo-email?code=undo', {
    form: { code: 'undo' },
    answers: { 'identity/undo-email': { ok: true, resetCode: 'a-code-that-sets-a-password' } },
  })
  Object.assign(args.context, { site: { hasOwnAccounts: true } })
  const answer = (await action(args)) as Response
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/en/id/reset'])
  const cookie = answer.headers.getSetCookie().join('; ')
  expect(cookie).toMatch(/^__Host-reset=/)
  expect(cookie).not.toContain('a-code')

  const next = createActionArgs('/en/id/reset', {
    form: {},
    answers: { 'identity/check-link': { ok: true, email: 'nino@example.ge' } },
  })
  Object.assign(next.args.context, { site: { hasOwnAccounts: true } })
  next.args.request.headers.set('cookie', cookie)
  expect(await loadReset(next.args)).toMatchObject({
    code: 'a-code-that-sets-a-password',
    email: 'nino@example.ge',
  })
})
