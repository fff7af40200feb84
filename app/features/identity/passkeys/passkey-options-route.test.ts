import { expect, test } from 'vitest'
import { createActionArgs } from '~tests/fixtures/action-args'
import { action as newPasskeyOptionsAction } from './passkey-options-route'

const PATH = 'identity/passkeys/options'

async function request(password: string, answer?: object) {
  const { args, calls } = createActionArgs('/en/data/passkey-options', {
    form: { password },
    answers: { [PATH]: answer },
  })
  Object.assign(args.context, { site: { hasOwnAccounts: true } })
  const response = await newPasskeyOptionsAction(args)
  return { calls, status: response.status, headers: response.headers, body: await response.json() }
}

test('options for a new passkey require the password, and are never cached', async () => {
  const { calls, status, headers, body } = await request(' three blue doors ', {
    ok: true,
    options: { challenge: 'one' },
  })
  expect(calls[0]).toMatchObject({ body: { password: ' three blue doors ', origin: 'http://ezo.test' } })
  expect([status, body, headers.get('cache-control')]).toEqual([
    200,
    { options: { challenge: 'one' } },
    'no-store',
  ])
})

test('passkey options are refused with an error for a missing or wrong password', async () => {
  const missing = await request('')
  expect([missing.status, missing.body]).toEqual([422, { error: 'Enter your password' }])
  expect(missing.calls).toEqual([])
  const wrong = await request('not the one', { ok: false, fieldErrors: [{ field: 'password' }] })
  expect([wrong.status, wrong.body]).toEqual([422, { error: 'This is not your password' }])
  const often = await request('a guess', { ok: false, fieldErrors: [], waitSeconds: 600 })
  expect([often.status, often.headers.get('retry-after')]).toEqual([429, '600'])
  expect(often.body.error).toContain('10\u00a0min')
})
