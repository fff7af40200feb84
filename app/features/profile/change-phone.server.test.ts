import type { AppLoadContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import { findFormResult } from '~/forms/form-result.server'
import { Signer } from '~/session/signer.server'
import type { Call } from '~/upstream/upstream-client.server'
import { UpstreamError } from '~/upstream/upstream-error'
import type { ProfileFormResult } from './form'
import { serializePendingPhone } from './pending-phone.server'
import { profileAction } from './profile.server'

const NEW = '555112233'
const signer = new Signer('secret')

type Answers = Record<string, object | number>

async function send(fields: Record<string, string>, answers: Answers, pendingOf?: number) {
  const sentCalls: string[] = []
  const upstream = {
    call: async (_caller: object, { path, method = 'GET' }: Call<unknown>) => {
      if (path === 'auth/grouped-info') return { id: 7, name: 'Nino', validPhones: ['555000000'] }
      const call = `${method} ${path}`
      sentCalls.push(call)
      const answer = answers[call] ?? { ok: true }
      if (typeof answer === 'number') throw new UpstreamError(path, 'status', answer)
      return answer
    },
  }
  const context = { upstream, signer, origin: 'http://ezo.test' } as unknown as AppLoadContext
  const pending = pendingOf === undefined ? '' : serializePendingPhone(context, pendingOf, NEW).split(';')[0]
  const request = new Request('http://ezo.test/en/account/personalInformation', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { cookie: `__Host-token=some-token; ${pending}` },
  })
  const answer = (await profileAction({ request, context, params: {} })) as
    | Response
    | { init: ResponseInit | null }
  const formResult = findFormResult<ProfileFormResult>(context)
  const status = answer instanceof Response ? answer.status : (answer.init?.status ?? 200)
  const cookies = answer instanceof Response ? answer.headers.getSetCookie().join('\n') : ''
  return {
    sentCalls,
    status,
    cookies,
    fieldErrors: formResult?.fieldErrors,
    failure: formResult?.failure,
  }
}

const SEND = 'POST users/validate/phone'
const CHECK = 'GET users/validate/phone'
const UPDATE = 'POST profile/update'

test('a code is sent to a new phone number, which the browser keeps encrypted', async () => {
  const sent = await send({ intent: 'send_code', phone_number: '+995 555 11 22 33' }, {})
  expect(sent).toMatchObject({ sentCalls: [SEND], status: 303 })
  expect(sent.cookies).toContain('__Host-phone-change=')
  expect(sent.cookies).not.toContain(NEW)
})

test('a phone number confirmed before needs no code', async () => {
  const sent = await send({ intent: 'send_code', phone_number: '555000000' }, {})
  expect(sent).toMatchObject({ sentCalls: [UPDATE], status: 303 })
  expect(sent.cookies).toContain('profile_phone')
})

test.each(['', '032 2 20 00 00', '55511'])('%j is no phone number and sends no code', async (phone) => {
  const sent = await send({ intent: 'send_code', phone_number: phone }, {})
  expect(sent).toMatchObject({ sentCalls: [], status: 422, fieldErrors: [{ field: 'phone_number' }] })
})

test('the right code saves the phone number that it was sent to, whatever the form says', async () => {
  const sent = await send({ intent: 'confirm_code', code: '12 34', phone_number: '555999999' }, {}, 7)
  expect(sent).toMatchObject({ sentCalls: [CHECK, UPDATE], status: 303 })
  expect(sent.cookies).toContain('__Host-phone-change=;')
})

test.each(['wrong', 'expired', 'spent'])('a code that is %s changes nothing', async (reason) => {
  const sent = await send({ intent: 'confirm_code', code: '1234' }, { [CHECK]: { ok: false, reason } }, 7)
  expect(sent).toMatchObject({
    sentCalls: [CHECK],
    status: 422,
    fieldErrors: [{ field: 'code', error: `code_${reason}` }],
  })
})

test('a code that was sent for another user is refused', async () => {
  expect(await send({ intent: 'confirm_code', code: '1234' }, {}, 8)).toMatchObject({
    sentCalls: [],
    status: 422,
    fieldErrors: [{ field: 'phone_number', error: 'code_expired' }],
  })
})

test('a failure shows a notice, and so does the rate limit', async () => {
  expect(await send({ intent: 'send_code', phone_number: NEW }, { [SEND]: 503 })).toMatchObject({
    status: 503,
    failure: 'failed',
  })
  const tooOften = { [SEND]: { ok: false, fieldErrors: [], waitSeconds: 4_000 } }
  expect(await send({ intent: 'send_code', phone_number: NEW }, tooOften)).toMatchObject({
    status: 429,
    failure: 'too_often',
  })
})

test('empty names are refused, and so is a name that the upstream refuses', async () => {
  const names = { intent: 'save', first_name: 'Nino', last_name: 'Beridze', personal_number: '' }
  expect(await send({ ...names, first_name: ' ', personal_number: '12' }, {})).toMatchObject({
    sentCalls: [],
    status: 422,
    fieldErrors: [
      { field: 'first_name', error: 'first_name_missing' },
      { field: 'personal_number', error: 'personal_number_invalid' },
    ],
  })
  const refused = { [UPDATE]: { ok: false, fieldErrors: [{ field: 'last_name', message: 'no' }] } }
  expect(await send(names, refused)).toMatchObject({
    status: 422,
    fieldErrors: [{ field: 'last_name', error: 'rejected' }],
  })
  expect(await send(names, {})).toMatchObject({ sentCalls: [UPDATE], status: 303 })
})
